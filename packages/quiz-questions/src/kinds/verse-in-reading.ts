import { verseSide } from "../families/verse-sides.ts";
import { oneInReading } from "../families/one-in-reading.ts";

/** Four verses; which is in the day's reading? */
export const verseInReading = oneInReading({
  kind: "verse-in-reading",
  side: verseSide,
  question: {
    en: "Which of these verses is in this day's reading?",
    bn: "নিচের কোন আয়াতটি এই দিনের পাঠে আছে?",
  },
  explain: (cited, others) => ({
    en: `This is ${cited.en}. The other three are ${others.en}, outside this day's reading.`,
    bn: `এটি ${cited.bn}। বাকি তিনটি (${others.bn}) এই দিনের পাঠের বাইরে।`,
  }),
});
