import { type DayContext, versesOfBlock } from "../draft/day-context.ts";
import type { Draft, DraftQuestion } from "../draft/draft.ts";
import { candidatesOf, commentarySide, commentedApart } from "../families/verse-sides.ts";
import { referenceOptions, threeBeside } from "../families/reference-options.ts";
import { sayNearlyTheSame } from "../corpus/indexed-verse.ts";
import { reference } from "../draft/references.ts";
import { oneInReading } from "../families/one-in-reading.ts";

/** A sentence of the commentary is shown; on which of four verses of the reading is it? */
export function verseOfCommentary(context: DayContext): Draft | undefined {
  const { random, unshown } = context;
  for (const right of random.shuffled(unshown)) {
    const sentence = commentarySide(right, context);
    if (!sentence) continue;
    const others = unshown.filter(
      (verse) => commentedApart(context, right, verse) && !sayNearlyTheSame(right, verse),
    );
    const three = threeBeside(right, others, random);
    if (!three) continue;
    const cited = reference(right);
    return {
      kind: "verse-of-commentary",
      question: {
        en: "On which of these verses does the commentary say this?",
        bn: "তাফসীরের এই কথাটি নিচের কোন আয়াতের ব্যাখ্যায় এসেছে?",
      },
      passages: [{ text: sentence.text }],
      ...referenceOptions([right, ...three], right),
      explanation: {
        en: `The commentary says this on ${cited.en}, and not on the other verses.`,
        bn: `তাফসীরের এই কথাটি ${cited.bn}-এর ব্যাখ্যায় এসেছে, অন্য আয়াতগুলোর ব্যাখ্যায় নয়।`,
      },
    };
  }
  return undefined;
}

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
