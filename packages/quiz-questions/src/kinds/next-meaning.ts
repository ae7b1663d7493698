import { meaningSide } from "../families/verse-sides.ts";
import { neighbour } from "../families/neighbour.ts";

/** A verse is shown; what does the one after it mean? */
export const nextMeaning = neighbour({
  kind: "next-meaning",
  side: meaningSide,
  step: 1,
  question: {
    en: "What is the meaning of the verse right after this one?",
    bn: "এই আয়াতের ঠিক পরের আয়াতের অর্থ কোনটি?",
  },
  explain: (cited, shown, others) => ({
    en: `This is the meaning of ${cited.en}, right after ${shown.en}. The other three are the meanings of ${others.en}.`,
    bn: `এটি ${cited.bn}-এর অর্থ, যা ${shown.bn}-এর ঠিক পরে এসেছে। বাকি তিনটি ${others.bn}-এর অর্থ।`,
  }),
});
