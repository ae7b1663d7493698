import { versesOfBlock } from "../draft/day-context.ts";
import type { DraftQuestion } from "../draft/draft.ts";
import { oneInReading } from "../families/one-in-reading.ts";
import { candidatesOf, commentarySide } from "../families/verse-sides.ts";

// With fewer sentences near the day, every cycle would see the same four.
const MIN_SENTENCES = 8;

/** Four sentences of the commentary; which is on a verse of the day's reading? */
export const commentaryInReading: DraftQuestion = (context) =>
  candidatesOf(versesOfBlock(context), commentarySide, context).length < MIN_SENTENCES
    ? undefined
    : oneOfReading(context);

const oneOfReading = oneInReading({
  kind: "commentary-in-reading",
  side: commentarySide,
  question: {
    en: "Which of these sentences is from the commentary on this day's reading?",
    bn: "নিচের কোন কথাটি এই দিনের পাঠের তাফসীরে আছে?",
  },
  explain: (cited, others) => ({
    en: `The commentary says this on ${cited.en}. The other three are from the commentary on ${others.en}, outside this day's reading.`,
    bn: `এই কথাটি ${cited.bn}-এর তাফসীরে আছে। বাকি তিনটি ${others.bn}-এর তাফসীরে; ওই আয়াতগুলো এই দিনের পাঠের বাইরে।`,
  }),
});
