import { OPTIONS, differ, groupAround } from "../draft/choose-four.ts";
import type { Candidate } from "../draft/choose-four.ts";
import type { DayContext } from "../draft/day-context.ts";
import { versesOfReading } from "../corpus/reading-verses.ts";
import type { DraftQuestion } from "../draft/draft.ts";
import { shared } from "../corpus/indexed-verse.ts";
import type { DraftedKind } from "../question.ts";
import { candidatesOf, todaysCandidates } from "./verse-sides.ts";
import type { VerseSide } from "./verse-sides.ts";
import { isOutside } from "./one-in-reading.ts";
import { draftOfGroup, type Group } from "./draft-of-group.ts";

const MAX_GROUPS = 8;

/** Three verses of the day's reading and one of the day before or after; which is not of the reading? */
export function oneOutsideReading(kind: DraftedKind, side: VerseSide): DraftQuestion {
  return (context) => {
    const { plan, day, corpus, random } = context;
    // Near enough to have the same topic, and on either side of the reading as often.
    const near = random.shuffled([day - 1, day + 1]).find((other) => plan(other) !== undefined);
    const reading = near === undefined ? undefined : plan(near);
    const verses = reading ? versesOfReading(reading, corpus) : [];
    // Every other verse for the day before, the others for the day after: none is asked on both.
    const outsiders = verses
      .filter(({ position }) => (position % 2 === 0) === (near === day + 1))
      .filter((verse) => !context.isShown(verse))
      .map((verse) => ({ verse, day: reading?.day ?? day }));
    const groups = groupsWith(candidatesOf(outsiders, side, context), context, side);
    // What is of another day is the least like the others, as often as not: so it is given any rank alike.
    const rank = random.below(OPTIONS);
    const chosen = groups.find(({ group, right }) => rankOf(right, group) === rank) ?? groups[0];
    return chosen && draftOfGroup(kind, chosen);
  };
}

/** A few groups of three of the reading and one of the outsiders. */
function groupsWith(
  outsiders: readonly Candidate[],
  context: DayContext,
  side: VerseSide,
): Group[] {
  const { random } = context;
  const todays = todaysCandidates(side, context);
  const groups: Group[] = [];
  for (const outsider of random.shuffled(outsiders)) {
    if (!isOutside(outsider, context)) continue;
    const pool = [...todays, outsider];
    const group = groupAround(random, { seed: outsider, pool, mayMeet: differ });
    if (group) groups.push({ group, right: outsider });
    if (groups.length === MAX_GROUPS) break;
  }
  return groups;
}

/** How many of a group have fewer words in common with the others than this one. */
function rankOf(candidate: Candidate, group: readonly Candidate[]): number {
  const likeness = (one: Candidate) =>
    group.reduce((sum, other) => (other === one ? sum : sum + shared(one.verse, other.verse)), 0);
  return group.filter((other) => likeness(other) < likeness(candidate)).length;
}
