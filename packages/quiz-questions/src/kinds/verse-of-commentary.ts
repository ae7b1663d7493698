import type { DayContext } from "../draft/day-context.ts";
import type { Draft } from "../draft/draft.ts";
import { commentarySide, commentedApart } from "../families/verse-sides.ts";
import { referenceOptions, threeBeside } from "../families/reference-options.ts";
import { sayNearlyTheSame } from "../corpus/indexed-verse.ts";
import { reference } from "../draft/references.ts";

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
