import type { Verse } from "@daily-quran/domain/reading";
import { LANGUAGE_FACTS, languagesFrom } from "@daily-quran/quran/languages";
import { Button } from "../../ui/buttons/button.tsx";
import { IconBook2, IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { VerseBookmark } from "../../features/bookmark/verse-bookmark.tsx";
import { verseKey } from "../../features/player/machine/playlist.ts";
import { usePlayer } from "../../features/player/player-context.ts";
import { ReportForm } from "../../features/report/report-form.tsx";
import { textsOfVerse } from "../../features/report/texts-of-verse.ts";
import { VerseSharing } from "../../features/verse/verse-sharing.tsx";
import { useReadersEditions } from "../../reader/editions/tafseer-of-language.ts";
import { shownLines } from "../../reader/shown-lines.ts";
import { SPELLINGS } from "../../reader/spell.ts";
import { useVerseReference } from "../../reader/surah-names.ts";
import { useReadingWay } from "../../reader/way/use-reading-way.ts";
import { usePronunciation } from "../../reader/use-pronunciation.ts";
import { showVerse, verseElement, verseId } from "../../reader/verse-element.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { MarkedText } from "../../features/reading/verse/marked-text.tsx";
import { TranslationRemark } from "../../reader/editions/translation-remark.tsx";
import { CitedCommentary } from "../quiz/cited-commentary.tsx";
import { verseAddress } from "./verse-address.ts";
import classes from "./verse-sheet.module.css";

interface VerseSheetProps {
  readonly verse: Verse;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What can be done with a verse, what is done most first, and a form to report a mistake in it. */
export function VerseSheet({ verse, opened, onClose }: VerseSheetProps) {
  const t = useTexts("sheet");
  const referenceOf = useVerseReference();
  const [isReporting, setReporting] = useState(false);
  const reference = referenceOf(verseKey(verse));
  const close = () => {
    setReporting(false);
    onClose();
  };
  return (
    <Dialog
      title={isReporting ? t("reportTitle", { verse: reference }) : reference}
      opened={opened}
      onClose={close}
    >
      {isReporting ? (
        <VerseReport verse={verse} onClose={close} />
      ) : (
        <VerseActions verse={verse} onClose={close} onReport={() => setReporting(true)} />
      )}
    </Dialog>
  );
}

interface VerseActionsProps extends Pick<VerseSheetProps, "verse" | "onClose"> {
  readonly onReport: () => void;
}

function VerseActions({ verse, onClose, onReport }: VerseActionsProps) {
  const t = useTexts("sheet");
  const { language } = useLanguage();
  const player = usePlayer();
  const [style] = usePronunciation();
  const key = verseKey(verse);
  // A commentary on several verses stands with the first of them.
  const commented = verse.tafseer === undefined ? verse.tafseerRef : verse.verseNumber;
  const way = useReadingWay();
  const isAlone = way === "continuous" || way === "page";
  const button = { variant: "default", fullWidth: true, justify: "flex-start" } as const;
  return (
    <div className={classes.actions}>
      {isAlone && <VerseMeaning verse={verse} />}
      <Button
        {...button}
        leftSection={<IconPlayerPlay aria-hidden size={18} />}
        onClick={() => {
          player.playDay(verse);
          onClose();
        }}
      >
        {t("play")}
      </Button>
      {!isAlone && commented !== undefined && (
        <Button
          {...button}
          leftSection={<IconBook2 aria-hidden size={18} />}
          onClick={() => {
            onClose();
            openCommentary(verseId({ ...verse, verseNumber: commented }));
          }}
        >
          {t("commentary")}
        </Button>
      )}
      <VerseBookmark verse={key} />
      <VerseSharing
        verse={verse}
        address={verseAddress(verse, { origin: location.origin, language })}
        pronunciation={SPELLINGS[style](verse.arabic)}
        shown={shownLines(verse)}
      >
        <Button {...button} onClick={onReport}>
          {t("report")}
        </Button>
      </VerseSharing>
    </div>
  );
}

/** Shows and opens the commentary of a verse, by the id of its element, whether the others are shown or not. */
function openCommentary(id: string): void {
  // Once the dialog has returned the focus.
  requestAnimationFrame(() => {
    const folded = verseElement(id)?.querySelector("details[data-tafseer]");
    if (!folded) return showVerse(id);
    folded.setAttribute("data-found", "true");
    folded.toggleAttribute("open", true);
    folded.scrollIntoView({ block: "center" });
    folded.querySelector("summary")?.focus({ preventScroll: true });
  });
}

/** The report form, at the text that the reader has in sight below the Arabic, else at the Arabic. */
function VerseReport({ verse, onClose }: Pick<VerseSheetProps, "verse" | "onClose">) {
  const { served } = useLanguage();
  const editions = useReadersEditions();
  const [style] = usePronunciation();
  const shown = shownLines(verse);
  const read = languagesFrom(served).find((language) => shown.has(LANGUAGE_FACTS[language].line));
  const text = verse[read === undefined ? "arabic" : LANGUAGE_FACTS[read].fields.translation];
  const texts = textsOfVerse(verse, editions, style);
  const first = texts.findIndex((one) => one.shown === text);
  return <ReportForm texts={texts} first={first} onClose={onClose} />;
}

/** What a verse means, in the language of the page, where the reading shows its Arabic alone. */
function VerseMeaning({ verse }: { readonly verse: Verse }) {
  const { served, fields } = useLanguage();
  const notes = verse[fields.notes];
  return (
    <div className={classes.meaning}>
      <p lang={served}>
        <MarkedText text={verse[fields.translation]} marks={[]} notes={notes} />
        <TranslationRemark remark={verse[fields.remark]} notes={notes} />
      </p>
      <CitedCommentary verse={verse} />
    </div>
  );
}
