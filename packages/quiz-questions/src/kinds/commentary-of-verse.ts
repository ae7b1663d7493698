import { textOfVerse } from "../families/by-number.ts";
import { commentarySide } from "../families/verse-sides.ts";

/** A verse is named by its number; what does the commentary say of it? */
export const commentaryOfVerse = textOfVerse({
  kind: "commentary-of-verse",
  side: commentarySide,
  ask: (verse) => ({
    en: `What does the commentary say on ${verse.en}?`,
    bn: `নিচের কোন কথাটি ${verse.bn}ের তাফসিরে আছে?`,
  }),
  explain: (cited, others) => ({
    en: `The commentary says this on ${cited.en}. The others are on ${others.en}.`,
    bn: `এই কথাটি ${cited.bn}-এর তাফসিরে আছে। অন্যগুলো ${others.bn}-এর তাফসিরে।`,
  }),
});
