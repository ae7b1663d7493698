import { verseSide } from "../families/verse-sides.ts";
import { orderOfThree } from "../families/order-of-three.ts";

/** Three verses of the day's reading; in which order does it have them? */
export const orderOfVerses = orderOfThree({
  kind: "order-of-verses",
  side: verseSide,
  question: {
    en: "In which order do these three verses come in this day's reading?",
    bn: "এই দিনের পাঠে এই তিনটি আয়াত কোন ক্রমে এসেছে?",
  },
  passageOf: ({ verse }) => ({
    arabic: verse.arabic,
    text: { en: verse.translation, bn: verse.bengaliTranslation },
  }),
});
