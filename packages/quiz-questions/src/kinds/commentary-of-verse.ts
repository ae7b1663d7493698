import { textOfVerse } from "../families/by-number.ts";
import { commentaryFace } from "../families/faces.ts";

/** A verse is named by its number; what does the commentary say of it? */
export const commentaryOfVerse = textOfVerse({
  kind: "commentary-of-verse",
  face: commentaryFace,
  ask: (verse) => ({
    en: `What does the commentary say about ${verse.en}?`,
    bn: `${verse.bn}ের তাফসিরে নিচের কোন কথাটি আছে?`,
  }),
  explain: (cited, others) => ({
    en: `The commentary says this about ${cited.en}. The others are about ${others.en}.`,
    bn: `তাফসিরের এই কথাটি ${cited.bn}-এর ব্যাখ্যায় এসেছে। অন্যগুলো ${others.bn}-এর ব্যাখ্যায়।`,
  }),
});
