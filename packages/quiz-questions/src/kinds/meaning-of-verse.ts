import { textOfVerse } from "../families/by-number.ts";
import { meaningSide } from "../families/verse-sides.ts";

/** A verse is named by its number; what does it mean? */
export const meaningOfVerse = textOfVerse({
  kind: "meaning-of-verse",
  side: meaningSide,
  ask: (verse) => ({
    en: `What is the meaning of ${verse.en}?`,
    bn: `নিচের কোনটি ${verse.bn}ের অর্থ?`,
  }),
  explain: (cited, others) => ({
    en: `This is the meaning of ${cited.en}. The other three are the meanings of ${others.en}.`,
    bn: `এটি ${cited.bn}-এর অর্থ। বাকি তিনটি ${others.bn}-এর অর্থ।`,
  }),
});
