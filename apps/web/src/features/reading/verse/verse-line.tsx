import type { VerseNote, VerseRemark } from "@daily-quran/domain/verse-remark";
import { type ReactNode, use } from "react";
import { TranslationRemark } from "../../../reader/editions/translation-remark.tsx";
import { MarkedText } from "./marked-text.tsx";
import { MarksContext } from "./marks.ts";
import { textLanguage } from "../../../lib/text-language.ts";
import classes from "./verse-line.module.css";

interface VerseLineProps {
  readonly kind: "transliteration" | "eng" | "ban";
  /** Of a translation. */
  readonly lang?: string;
  readonly text: string;
  readonly remark?: VerseRemark | undefined;
  readonly notes?: readonly VerseNote[] | undefined;
  /** How a pronunciation is set that is in the reader's style; without, it is seen only if that is the given one. */
  readonly children?: (part: string) => ReactNode;
}

/** A verse's text besides the Arabic; one with a match is shown regardless of the settings. */
export function VerseLine({ kind, lang, text, remark, notes, children }: VerseLineProps) {
  const marks = use(MarksContext)?.(text) ?? [];
  return (
    <p
      // Arabic in Bengali letters is set, and read out, as Bengali is.
      lang={lang ?? textLanguage(text, "ar-Latn")}
      className={classes.line}
      data-line={kind}
      data-spelled={children && true}
      data-found={marks.length > 0}
    >
      <MarkedText text={text} marks={marks} notes={notes}>
        {children}
      </MarkedText>
      <TranslationRemark remark={remark} notes={notes} />
    </p>
  );
}
