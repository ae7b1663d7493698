import { servedLanguage } from "@daily-quran/domain/language";
import type { Verse } from "@daily-quran/domain/reading";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useState } from "react";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { copiesOfVerse, type VerseCopy } from "./copies-of-verse.ts";
import classes from "./verse-copies.module.css";

interface VerseCopiesProps {
  readonly verse: Verse;
  /** The verse's own address, absolute. */
  readonly address: string;
  readonly pronunciation: string | undefined;
}

/** Buttons that copy a verse; absent where the browser has no clipboard for this page. */
export function VerseCopies({ verse, address, pronunciation }: VerseCopiesProps) {
  const t = useTexts("sheet");
  const language = servedLanguage(useLanguage().language);
  const [message, setMessage] = useState("");
  if (!navigator.clipboard) return null;
  const copy = ({ text }: VerseCopy) =>
    navigator.clipboard.writeText(text).then(
      () => setMessage(t("copied")),
      () => setMessage(t("notCopied")),
    );
  return (
    <div className={classes.copies}>
      {copiesOfVerse(verse, { address, language, pronunciation }).map((one) => (
        <Button key={one.label} h={44} variant="default" onClick={() => void copy(one)}>
          {t(one.label)}
        </Button>
      ))}
      <output className={classes.message}>{message}</output>
    </div>
  );
}
