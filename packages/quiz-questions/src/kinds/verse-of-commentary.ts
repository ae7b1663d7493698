import { verseOfText } from "../families/by-number.ts";
import { commentaryFace } from "../families/faces.ts";

/** A sentence of the commentary is shown; which verse does it explain? */
export const verseOfCommentary = verseOfText({
  kind: "verse-of-commentary",
  face: commentaryFace,
  question: {
    en: "Which verse does this sentence of the commentary explain?",
    bn: "তাফসিরের এই কথাটি কোন আয়াতের ব্যাখ্যায় এসেছে?",
  },
  explain: (cited) => ({
    en: `The commentary says this about ${cited.en}, and not about the other verses.`,
    bn: `তাফসিরের এই কথাটি ${cited.bn}-এর ব্যাখ্যায় এসেছে, অন্য আয়াতগুলোর ব্যাখ্যায় নয়।`,
  }),
});
