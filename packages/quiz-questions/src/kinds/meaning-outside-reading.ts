import { meaningSide } from "../families/verse-sides.ts";
import { oneOutsideReading } from "../families/one-outside-reading.ts";

/** Four meanings; which is of no verse in the day's reading? */
export const meaningOutsideReading = oneOutsideReading({
  kind: "meaning-outside-reading",
  side: meaningSide,
  question: {
    en: "Which of these is not the meaning of a verse in this day's reading?",
    bn: "নিচের কোনটি এই দিনের পাঠের কোনো আয়াতের অর্থ নয়?",
  },
  explain: (cited, others) => ({
    en: `This is the meaning of ${cited.en}, outside this day's reading. The other three are the meanings of ${others.en}, which are in it.`,
    bn: `এটি ${cited.bn}-এর অর্থ, যা এই দিনের পাঠের বাইরে। বাকি তিনটি ${others.bn}-এর অর্থ; ওই আয়াতগুলো এই পাঠে আছে।`,
  }),
});
