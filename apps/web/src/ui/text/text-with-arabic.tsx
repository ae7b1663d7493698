import { ArabicText } from "./arabic-text.tsx";
import classes from "./text-with-arabic.module.css";

const ARABIC_RUN =
  /((?=\p{L})[\p{Script_Extensions=Arabic}]+(?:[ \u2009][\p{Script_Extensions=Arabic}]+)*)/u;
const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
const OTHER_LETTER = /(?=\p{L})[^\p{Script_Extensions=Arabic}]/u;

/** A text whose Quran text is set as such, whether it is the whole of it or quoted in it. */
export function TextWithArabic({ text }: { readonly text: string }) {
  if (!ARABIC_LETTER.test(text)) return text;
  if (!OTHER_LETTER.test(text)) return <QuranText text={text} />;
  return text.split(ARABIC_RUN).map((part, index) =>
    ARABIC_LETTER.test(part) ? (
      // The parts of a text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <QuranText key={index} text={part} />
    ) : (
      part
    ),
  );
}

function QuranText({ text }: { readonly text: string }) {
  return (
    <span lang="ar" dir="rtl" translate="no" className={classes.arabic}>
      <ArabicText text={text} />
    </span>
  );
}
