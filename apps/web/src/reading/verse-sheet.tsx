import type { Verse } from "@daily-quran/domain/reading";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useState } from "react";
import { VerseBookmark } from "../features/bookmark/verse-bookmark.tsx";
import { ReportForm } from "../features/report/report-form.tsx";
import { textsOfVerse } from "../features/report/texts-of-verse.ts";
import { VerseCopies } from "../features/verse/verse-copies.tsx";
import { VerseShare } from "../features/verse/verse-share.tsx";
import { useStoredValue } from "../lib/storage/use-stored-value.ts";
import { useReadersEditions } from "../reader/editions/tafseer-of-language.ts";
import { transliteration } from "../reader/reading-preferences.ts";
import { SPELLINGS } from "../reader/spell.ts";
import { usePronunciation } from "../reader/use-pronunciation.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useLanguage, useTexts } from "../texts/use-texts.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { verseAddress } from "./verse-address.ts";

interface VerseSheetProps {
  readonly verse: Verse;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The bookmark on a verse, ways to hand it on, and a form to report a mistake in it. */
export function VerseSheet({ verse, opened, onClose }: VerseSheetProps) {
  const t = useTexts("sheet");
  const { language } = useLanguage();
  const { numerals } = useFormats();
  const [isReporting, setReporting] = useState(false);
  const editions = useReadersEditions();
  const [style] = usePronunciation();
  const [visibility] = useStoredValue(transliteration);
  const pronunciation = visibility === "shown" ? SPELLINGS[style](verse.arabic) : undefined;
  const reference = { verse: numerals(`${verse.surahNumber}:${verse.verseNumber}`) };
  const address = verseAddress(verse, { origin: location.origin, language });
  const close = () => {
    setReporting(false);
    onClose();
  };
  return (
    <Dialog
      title={t(isReporting ? "reportTitle" : "title", reference)}
      opened={opened}
      onClose={close}
    >
      {isReporting ? (
        <ReportForm texts={textsOfVerse(verse, editions, style)} onClose={close} />
      ) : (
        <>
          <VerseBookmark verse={`${verse.surahNumber}:${verse.verseNumber}`} />
          <VerseShare {...{ verse, address, pronunciation }} />
          <VerseCopies {...{ verse, address, pronunciation }} />
          <Button h={44} variant="default" fullWidth onClick={() => setReporting(true)}>
            {t("report")}
          </Button>
        </>
      )}
    </Dialog>
  );
}
