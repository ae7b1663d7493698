import { addDays, type CalendarDay, daysBetween } from "../calendar-day.ts";
import { wordsOf } from "../verse-minutes.ts";
import {
  commonVerses,
  type VerseSet,
  verseSet,
  type VerseSpan,
  withoutVerses,
} from "@daily-quran/quran/verse-spans";
import { WORDS_PER_MINUTE } from "../words-per-minute.ts";
import { divideVerses, type Pace } from "./pace.ts";

/**
 * What a reader chose on a date. `go-on` keeps what is missed for later; the others plan `left`, what was
 * unread then, from that date on: `spread` up to the same end, `move-end` in days as long as before, `pace` at
 * a new pace.
 */
export type PlanChoice =
  | { readonly kind: "go-on"; readonly on: CalendarDay }
  | { readonly kind: "spread" | "move-end"; readonly on: CalendarDay; readonly left: VerseSet }
  | {
      readonly kind: "pace";
      readonly on: CalendarDay;
      readonly left: VerseSet;
      readonly pace: Pace;
    };

/** A reader's own plan: its start, its verses, its pace, and the choices since, oldest first. */
export interface PersonalPlan {
  readonly startsOn: CalendarDay;
  readonly verses: VerseSpan;
  readonly pace: Pace;
  readonly choices: readonly PlanChoice[];
}

// What a day of the shared plan takes.
const MINUTES_WITHOUT_PORTIONS = 10;

/** What a plan reads on a date. */
export interface Portion {
  readonly date: CalendarDay;
  readonly verses: VerseSet;
}

/** All portions of a plan in the order of their dates; no verse is in two of them. */
export function portionsOf({ startsOn, verses, pace, choices }: PersonalPlan): readonly Portion[] {
  const first = dated(divideVerses([verses], pace), startsOn);
  return choices.reduce((portions, choice) => afterChoice(portions, choice), first);
}

function afterChoice(portions: readonly Portion[], choice: PlanChoice): readonly Portion[] {
  const { kind, on } = choice;
  if (kind === "go-on") return portions.filter(({ date }) => date >= on);
  if (kind === "pace") return dated(divideVerses(choice.left, choice.pace), on);
  if (kind === "move-end") return dated(keepSizes(portions, choice.left), on);
  const end = portions.at(-1)?.date ?? on;
  const days = Math.max(daysBetween(on, end), 0) + 1;
  return dated(divideVerses(choice.left, { kind: "days", days }), on);
}

/** Unread verses in the portions that they were in; those kept for later in portions of the usual length. */
function keepSizes(portions: readonly Portion[], left: VerseSet): readonly VerseSet[] {
  const planned = verseSet(portions.flatMap(({ verses }) => verses));
  const kept = divideVerses(withoutVerses(left, planned), {
    kind: "minutes",
    minutes: usualMinutes(portions) ?? MINUTES_WITHOUT_PORTIONS,
  });
  return [...kept, ...portions.map(({ verses }) => commonVerses(verses, left))]
    .filter(({ length }) => length > 0)
    .sort((one, other) => (one[0]?.from ?? 0) - (other[0]?.from ?? 0));
}

/** The minutes of a portion on average; undefined without one. */
function usualMinutes(portions: readonly Portion[]): number | undefined {
  if (portions.length === 0) return undefined;
  const words = portions.reduce((sum, { verses }) => sum + wordsOf(verses), 0);
  return words / portions.length / WORDS_PER_MINUTE;
}

function dated(days: readonly VerseSet[], from: CalendarDay): readonly Portion[] {
  return days.map((verses, index) => ({ date: addDays(from, index), verses }));
}
