import { differ, groupAround } from "../draft/choose-four.ts";
import type { Candidate } from "../draft/choose-four.ts";
import { versesOfBlock } from "../draft/day-context.ts";
import type { DayContext } from "../draft/day-context.ts";
import type { DraftQuestion } from "../draft/draft.ts";
import { sayNearlyTheSame } from "../corpus/indexed-verse.ts";
import type { DraftedKind } from "../question.ts";
import { candidatesOf, commentedApart, todaysCandidates } from "./verse-sides.ts";
import type { VerseSide } from "./verse-sides.ts";
import { draftOfGroup } from "./draft-of-group.ts";

/** Four verses of four days near one another; which is of this day's reading? */
export function oneInReading(kind: DraftedKind, side: VerseSide): DraftQuestion {
  return (context) => {
    const others = versesOfBlock(context).filter(({ day }) => day !== context.day);
    const pool = [...candidatesOf(others, side, context), ...todaysCandidates(side, context)];
    // Checked only for the drawn ones, as it is slow: each is compared with the whole reading.
    const allowed = new Map<Candidate, boolean>();
    const isAllowed = (candidate: Candidate) => {
      const known = allowed.get(candidate);
      if (known !== undefined) return known;
      const isIt = candidate.day === context.day || isOutside(candidate, context);
      allowed.set(candidate, isIt);
      return isIt;
    };
    const mayMeet = (one: Candidate, other: Candidate) =>
      one.day !== other.day &&
      differ(one, other) &&
      commentedApart(context, one.verse, other.verse) &&
      isAllowed(one) &&
      isAllowed(other);
    const todays = pool.filter(({ day }) => day === context.day);
    for (const right of context.random.shuffled(todays)) {
      const group = groupAround(context.random, { seed: right, pool, mayMeet });
      if (group) return draftOfGroup(kind, { group, right });
    }
    return undefined;
  };
}

/** Whether a verse could be taken for none of the day's, and no commentary on it explains one of them. */
export function isOutside({ verse }: Candidate, context: DayContext): boolean {
  return context.today.every(
    (read) => !sayNearlyTheSame(read, verse) && commentedApart(context, read, verse),
  );
}
