import type { VerseNote, VerseRemark } from "@daily-quran/domain/verse-remark";
import { useLanguage } from "../../texts/use-texts.ts";
import { MixedText } from "../../ui/text/mixed-text.tsx";
import classes from "./translation-remark.module.css";

interface TranslationRemarkProps {
  readonly remark: VerseRemark | undefined;
  readonly notes?: readonly VerseNote[] | undefined;
}

/**
 * What stands under a verse's translation: its footnotes, and in the page's language what is remarked on it; a
 * cached reading has none.
 */
export function TranslationRemark({ remark, notes }: TranslationRemarkProps) {
  const { served: language } = useLanguage();
  return (
    <>
      {notes?.map(({ text }) => (
        <small key={text} className={classes.remark}>
          {text}
        </small>
      ))}
      {remark && (
        <small lang={language} className={classes.remark}>
          <MixedText>{remark.text[language]}</MixedText>
        </small>
      )}
    </>
  );
}
