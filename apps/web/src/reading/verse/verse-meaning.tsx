import type { Verse } from "@daily-quran/domain/reading";
import { MarkedText } from "../../features/reading/verse/marked-text.tsx";
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
        <MarkedText
          text={isBengali ? verse.bengaliTranslation : verse.translation}
          marks={[]}
          notes={isBengali ? verse.bengaliNotes : verse.translationNotes}
        />
        <TranslationRemark
          remark={isBengali ? verse.bengaliRemark : verse.translationRemark}
          notes={isBengali ? verse.bengaliNotes : verse.translationNotes}
        />
      </p>
      <CitedCommentary verse={verse} />
    </div>
  );
}
