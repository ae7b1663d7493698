import { meaningSide } from "../families/verse-sides.ts";
import { orderOfFour } from "../families/order-of-four.ts";

/** Four meanings from the day's reading; in which order does it have them? */
export const orderOfMeanings = orderOfFour({
  kind: "order-of-meanings",
  side: meaningSide,
  question: {
    en: "In which order do these four meanings come in this day's reading, from first to last?",
    bn: "এই দিনের পাঠে এই চারটি অর্থের আয়াতগুলো প্রথম থেকে শেষ পর্যন্ত কোন ক্রমে এসেছে?",
  },
  passageOf: ({ option }) => ({ text: option.text }),
});
