import { servedLanguage } from "@daily-quran/domain/language";
import type { Verse } from "@daily-quran/domain/reading";
import { picturePath } from "@daily-quran/domain/web-paths";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconDownload, IconShare } from "@tabler/icons-react";
import { useState } from "react";
import { useFormats } from "../../texts/use-formats.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import classes from "./verse-copies.module.css";

interface VerseShareProps {
  readonly verse: Verse;
  /** The verse's own address, absolute. */
  readonly address: string;
  readonly pronunciation: string | undefined;
}

/** Hands a verse on by the device's own sheet, where there is one, and gives its picture. */
export function VerseShare({ verse, address, pronunciation }: VerseShareProps) {
  const t = useTexts("sheet");
  const { language } = useLanguage();
  const { numerals } = useFormats();
  const [message, setMessage] = useState("");
  const { surahNumber, verseNumber, arabic } = verse;
  const title = t("title", { verse: numerals(`${surahNumber}:${verseNumber}`) });
  const name = `verse-${surahNumber}-${verseNumber}`;
  const text = pronunciation === undefined ? arabic : `${arabic}\n${pronunciation}`;
  const share = async () => {
    try {
      await navigator.share({ title, text, url: address });
    } catch (error) {
      // The reader has closed the sheet.
      if ((error as Error).name === "AbortError") return;
      await navigator.clipboard?.writeText(address).then(
        () => setMessage(t("linkCopied")),
        () => setMessage(t("notCopied")),
      );
    }
  };
  return (
    <div className={classes.copies}>
      {"share" in navigator && (
        <Button
          h={44}
          variant="default"
          leftSection={<IconShare aria-hidden size={18} />}
          onClick={() => void share()}
        >
          {t("share")}
        </Button>
      )}
      <Button
        component="a"
        href={picturePath({ version: "latest", language: servedLanguage(language), name })}
        download={`${name}.png`}
        h={44}
        variant="default"
        leftSection={<IconDownload aria-hidden size={18} />}
      >
        {t("picture")}
      </Button>
      {message && <output className={classes.message}>{message}</output>}
    </div>
  );
}
