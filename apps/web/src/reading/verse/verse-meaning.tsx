import type { Verse } from "@daily-quran/domain/reading";
import { TranslationRemark } from "../../reader/editions/translation-remark.tsx";
import { useLanguage } from "../../texts/use-texts.ts";
import { CitedCommentary } from "../quiz/cited-commentary.tsx";
import classes from "./verse-sheet.module.css";

/** What a verse means, in the language of the page, where the reading shows its Arabic alone. */
export function VerseMeaning({ verse }: { readonly verse: Verse }) {
  const isBengali = useLanguage().language === "bn";
  return (
    <div className={classes.meaning}>
      <p lang={isBengali ? "bn" : "en"}>
        {isBengali ? verse.bengaliTranslation : verse.translation}
        <TranslationRemark remark={isBengali ? verse.bengaliRemark : verse.translationRemark} />
      </p>
      <CitedCommentary verse={verse} />
    </div>
  );
}
