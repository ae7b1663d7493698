import { verseSide } from "../families/verse-sides.ts";
import { oneOutsideReading } from "../families/one-outside-reading.ts";

/** Four verses; which is not in the day's reading? */
export const verseOutsideReading = oneOutsideReading({
  kind: "verse-outside-reading",
  side: verseSide,
  question: {
    en: "Which of these verses is not in this day's reading?",
    bn: "নিচের কোন আয়াতটি এই দিনের পাঠে নেই?",
  },
  explain: (cited, others) => ({
    en: `This is ${cited.en}, outside this day's reading. The other three, ${others.en}, are in it.`,
    bn: `এটি ${cited.bn}, এই দিনের পাঠের বাইরে। বাকি তিনটি (${others.bn}) এই পাঠে আছে।`,
  }),
});
