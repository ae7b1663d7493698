import { OPTIONS, differ, groupAround } from "../draft/choose-four.ts";
import type { Candidate, MayMeet } from "../draft/choose-four.ts";
import type { DayContext } from "../draft/day-context.ts";
import { hasLoneSurah } from "./reference-options.ts";
import { commentedApart, todaysCandidates } from "./verse-sides.ts";
import type { VerseSide } from "./verse-sides.ts";

/** Options that are all of the day's reading. */
export interface TodaysGroup {
  readonly side: VerseSide;
  readonly count?: number;
  readonly isFit?: (candidate: Candidate) => boolean;
  readonly mayMeet?: MayMeet;
  readonly mayStandOut?: boolean;
}

/**
 * A few groups of verses of the day's reading, in random order, each drawn before it is decided which of it
 * will be asked.
 */
export function* todaysGroups(
  context: DayContext,
  {
    side,
    count = OPTIONS,
    isFit = () => true,
    mayMeet = () => true,
    mayStandOut = false,
  }: TodaysGroup,
): Generator<Candidate[]> {
  const pool = todaysCandidates(side, context).filter(isFit);
  const meets = (one: Candidate, other: Candidate) =>
    differ(one, other) && commentedApart(context, one.verse, other.verse) && mayMeet(one, other);
  for (const seed of context.random.shuffled(pool)) {
    const group = groupAround(context.random, { seed, pool, mayMeet: meets, mayStandOut, count });
    if (group && !hasLoneSurah(group.map(({ verse }) => verse))) yield group;
  }
}

/** One of a group, each as likely. */
export function anyOf(group: readonly Candidate[], { random }: DayContext): Candidate {
  const chosen = group[random.below(group.length)];
  if (!chosen) throw new Error("A group has members");
  return chosen;
}
