import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import { NowPlayingBadge } from "../../features/player/verse/now-playing-badge.tsx";
import { PlayerProvider } from "../../features/player/player-provider.tsx";
import type { PlayableVerse } from "../../features/player/machine/playlist.ts";
import { VersePlayButton } from "../../features/player/verse/verse-play-button.tsx";
import { textsOfWord } from "../../features/report/texts-of-word.ts";
import { WordList } from "../../features/words/word-list.tsx";
import { ReportButton } from "../../features/report/report-button.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";

/** The words, each of whose verses can be played. */
export function PlayableWords({ words }: { readonly words: readonly VocabularyWord[] }) {
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
