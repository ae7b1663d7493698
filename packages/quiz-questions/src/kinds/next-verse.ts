import { verseSide } from "../families/verse-sides.ts";
import { neighbour } from "../families/neighbour.ts";

/** A verse is shown; which verse follows it? */
export const nextVerse = neighbour({
  kind: "next-verse",
  side: verseSide,
  step: 1,
  question: {
    en: "Which verse comes right after this one?",
    bn: "এই আয়াতের ঠিক পরে কোন আয়াতটি এসেছে?",
  },
  explain: (cited, shown, others) => ({
    en: `${cited.en} comes right after ${shown.en}. The other three are ${others.en}.`,
    bn: `${shown.bn}-এর ঠিক পরে এসেছে ${cited.bn}। বাকি তিনটি হলো ${others.bn}।`,
  }),
});
