import classes from "./words.page.module.css";
import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import type { PlayableVerse } from "../../features/player/machine/playlist.ts";
import { PlayerProvider } from "../../features/player/player-provider.tsx";
import { NowPlayingBadge } from "../../features/player/verse/now-playing-badge.tsx";
import { VersePlayButton } from "../../features/player/verse/verse-play-button.tsx";
import { ReportButton } from "../../features/report/report-button.tsx";
import type { Reportable } from "../../features/report/report-form.tsx";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { useQuery } from "@tanstack/react-query";
import { WordList } from "../../features/words/word-list.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Unloaded } from "../../ui/status/unloaded.tsx";

export function WordsPage() {
  const t = useTexts("words");
  const words = useTopWords();
  return (
    <div className={classes.page}>
      <PageHead title={t("head")} description={t("description")} />
      <h1>{t("title")}</h1>
      <p className={classes.lead}>{t("lead")}</p>
      <details className={classes.how}>
        <summary>{t("howCounted")}</summary>
        <p>{t("how")}</p>
      </details>
      {!words.data && <Unloaded failed={t("failed")} loading={t("loading")} of={words} />}
      {words.data && (
        <Boundary name={t("list")} resetKey={words.data} onRetry={() => void words.refetch()}>
          <PlayableWords words={words.data} />
        </Boundary>
      )}
    </div>
  );
}

/** The words, each of whose verses can be played. */
function PlayableWords({ words }: { readonly words: readonly VocabularyWord[] }) {
  const t = useTexts("words");
  const { numerals } = useFormats();
  const verses = new Map(
    words.map(({ id, reference }) => {
      const title = t("verse", { reference: numerals(reference) });
      return [id, playableVerse(reference, title)];
    }),
  );
  return (
    <PlayerProvider verses={[...verses.values()]} isReading={false}>
      <WordList
        words={words}
        renderAction={({ id }) => <VerseAudio verse={verses.get(id)} />}
        renderFoot={(word) => <ReportButton texts={textsOfWord(word)} />}
      />
    </PlayerProvider>
  );
}

function VerseAudio({ verse }: { readonly verse: PlayableVerse | undefined }) {
  if (!verse) return null;
  return (
    <>
      <NowPlayingBadge verse={verse} />
      <VersePlayButton verse={verse} />
    </>
  );
}

function playableVerse(reference: string, title: string): PlayableVerse {
  const [surahNumber = 0, verseNumber = 0] = reference.split(":").map(Number);
  return { surahNumber, verseNumber, title };
}

/** The most frequent words, from the document where they came with the page. */
const useTopWords = () =>
  useQuery<VocabularyWord[]>({ queryKey: [apiPaths.topWords], meta: { ownsError: "load" } });

/** A word's card as one text, the way a reader sees it. */
function textsOfWord(word: VocabularyWord): Reportable[] {
  const lines = [
    word.arabic,
    word.transliteration,
    `${word.bengaliMeaning} / ${word.englishMeaning}`,
    `${word.reference} ${word.bengaliTranslation}`,
    word.englishTranslation ?? "",
    word.grammar,
    word.root ?? "",
  ];
  return [
    {
      about: { kind: "word", word: word.id },
      shown: lines.filter(Boolean).join("\n"),
    },
  ];
}
