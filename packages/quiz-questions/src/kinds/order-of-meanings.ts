import { meaningSide } from "../families/verse-sides.ts";
import { orderOfThree } from "../families/order-of-three.ts";

/** Three meanings from the day's reading; in which order does it have them? */
export const orderOfMeanings = orderOfThree({
  kind: "order-of-meanings",
  side: meaningSide,
  question: {
    en: "In which order do these three meanings come in this day's reading?",
    bn: "এই দিনের পাঠে এই তিনটি অর্থ কোন ক্রমে এসেছে?",
  },
  passageOf: ({ option }) => ({ text: option.text }),
});
