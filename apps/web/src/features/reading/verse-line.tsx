import type { VerseRemark } from "@daily-quran/domain/verse-remark";
import { use } from "react";
import { TranslationRemark } from "../../reader/translation-remark.tsx";
import { MarkedText } from "./marked-text.tsx";
import { MarksContext } from "./marks.ts";
import classes from "./verse-line.module.css";

const LANGUAGES = { transliteration: "ar-Latn", eng: "en", ban: "bn" } as const;

interface VerseLineProps {
  readonly kind: keyof typeof LANGUAGES;
  readonly text: string;
  readonly remark?: VerseRemark | undefined;
}

/** A verse's text besides the Arabic; one with a match is shown regardless of the settings. */
export function VerseLine({ kind, text, remark }: VerseLineProps) {
  const marks = use(MarksContext)?.(text) ?? [];
  return (
    <p
      lang={LANGUAGES[kind]}
      className={classes.line}
      data-line={kind}
      data-found={marks.length > 0}
    >
      <MarkedText text={text} marks={marks} />
      <TranslationRemark remark={remark} />
    </p>
  );
}
