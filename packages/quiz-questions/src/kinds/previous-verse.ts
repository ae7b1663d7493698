import { verseSide } from "../families/verse-sides.ts";
import { neighbour } from "../families/neighbour.ts";

/** A verse is shown; which verse comes before it? */
export const previousVerse = neighbour({
  kind: "previous-verse",
  side: verseSide,
  step: -1,
  question: {
    en: "Which verse comes right before this one?",
    bn: "এই আয়াতের ঠিক আগে কোন আয়াতটি এসেছে?",
  },
  explain: (cited, shown, others) => ({
    en: `${cited.en} comes right before ${shown.en}. The other three are ${others.en}.`,
    bn: `${shown.bn}-এর ঠিক আগে এসেছে ${cited.bn}। বাকি তিনটি হলো ${others.bn}।`,
  }),
});
