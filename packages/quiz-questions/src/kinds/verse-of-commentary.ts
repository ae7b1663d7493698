import type { DayContext } from "../day-context.ts";
import type { Draft } from "../draft.ts";
import { commentedApart } from "../families/verse-sides.ts";
import { referenceOptions } from "../families/reference-options.ts";
import { sayNearlyTheSame } from "../indexed-verse.ts";
import { reference } from "../references.ts";

/** A sentence of the commentary is shown; on which of four verses of the reading is it? */
export function verseOfCommentary(context: DayContext): Draft | undefined {
  const { random, today, commentary } = context;
  for (const right of random.shuffled(today)) {
    const remark = commentary?.remarkOn(right.position);
    if (!remark) continue;
    const others = today.filter(
      (verse) => commentedApart(context, right, verse) && !sayNearlyTheSame(right, verse),
    );
    if (others.length < 3) continue;
    const cited = reference(right);
    return {
      kind: "verse-of-commentary",
      question: {
        en: "On which of these verses does the commentary say this?",
        bn: "তাফসিরের এই কথাটি নিচের কোন আয়াতের ব্যাখ্যায় এসেছে?",
      },
      passages: [{ text: remark.option.text }],
      ...referenceOptions([right, ...random.shuffled(others).slice(0, 3)], right),
      explanation: {
        en: `The commentary says this on ${cited.en}, and not on the other verses.`,
        bn: `তাফসিরের এই কথাটি ${cited.bn}-এর ব্যাখ্যায় এসেছে, অন্য আয়াতগুলোর ব্যাখ্যায় নয়।`,
      },
    };
  }
  return undefined;
}
