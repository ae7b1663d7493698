import { servedLanguage } from "@daily-quran/domain/language";
import type { VerseRemark } from "@daily-quran/domain/verse-remark";
import { useLanguage } from "../../texts/use-texts.ts";
import { MixedText } from "../../ui/text/mixed-text.tsx";
import classes from "./translation-remark.module.css";

/** What is remarked on a verse's translation, under it and in the page's language; a cached reading has none. */
export function TranslationRemark({ remark }: { readonly remark: VerseRemark | undefined }) {
  const language = servedLanguage(useLanguage().language);
  if (!remark) return null;
  return (
    <small lang={language} dir="ltr" className={classes.remark} data-remark={remark.kind}>
      <MixedText>{remark.text[language]}</MixedText>
    </small>
  );
}
