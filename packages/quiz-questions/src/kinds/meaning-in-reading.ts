import { meaningSide } from "../families/verse-sides.ts";
import { oneInReading } from "../families/one-in-reading.ts";

/** Four meanings; which is of a verse in the day's reading? */
export const meaningInReading = oneInReading({
  kind: "meaning-in-reading",
  side: meaningSide,
  question: {
    en: "Which of these is the meaning of a verse in this day's reading?",
    bn: "নিচের কোনটি এই দিনের পাঠের একটি আয়াতের অর্থ?",
  },
  explain: (cited, others) => ({
    en: `This is the meaning of ${cited.en}. The other three are the meanings of ${others.en}, outside this day's reading.`,
    bn: `এটি ${cited.bn}-এর অর্থ। বাকি তিনটি ${others.bn}-এর অর্থ; ওই আয়াতগুলো এই দিনের পাঠের বাইরে।`,
  }),
});
