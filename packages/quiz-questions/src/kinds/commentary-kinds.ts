import { type DayContext, versesOfBlock } from "../draft/day-context.ts";
import type { Draft, DraftQuestion } from "../draft/draft.ts";
import { candidatesOf, commentarySide, commentedApart } from "../families/verse-sides.ts";
import { referenceOptions, threeBeside } from "../families/reference-options.ts";
import { sayNearlyTheSame } from "../corpus/indexed-verse.ts";
import { sayOf } from "../languages/said.ts";
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
    return {
      ...sayOf("verse-of-commentary", { cited: reference(right) }),
      passages: [{ text: sentence.text }],
      ...referenceOptions([right, ...three], right),
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

const oneOfReading = oneInReading("commentary-in-reading", commentarySide);
