import { verseSide } from "../families/verse-sides.ts";
import { orderOfFour } from "../families/order-of-four.ts";

/** Four verses of the day's reading; in which order does it have them? */
export const orderOfVerses = orderOfFour({
  kind: "order-of-verses",
  side: verseSide,
  question: {
    en: "In which order do these four verses come in this day's reading, from first to last?",
    bn: "এই দিনের পাঠে এই চারটি আয়াত প্রথম থেকে শেষ পর্যন্ত কোন ক্রমে এসেছে?",
  },
  passageOf: ({ verse }) => ({
    arabic: verse.arabic,
    text: { en: verse.translation, bn: verse.bengaliTranslation },
  }),
});
