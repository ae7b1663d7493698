import { type CalendarDay, datesAfter, daysBetween, weekdayOf } from "../calendar-day.ts";
import { inOneGo, type Steps } from "@daily-quran/steps/steps";
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
 * a new pace. `move-end` may change the rest days, and pause the plan until it `resumesOn` a date.
 */
export type PlanChoice =
  | { readonly kind: "go-on"; readonly on: CalendarDay }
  | { readonly kind: "spread"; readonly on: CalendarDay; readonly left: VerseSet }
  | {
      readonly kind: "move-end";
      readonly on: CalendarDay;
      readonly left: VerseSet;
      readonly restDays?: RestDays | undefined;
      readonly resumesOn?: CalendarDay | undefined;
    }
  | {
      readonly kind: "pace";
      readonly on: CalendarDay;
      readonly left: VerseSet;
      readonly pace: Pace;
    };

/** Weekdays without a portion, 1 (Monday) to 7 (Sunday): in order, each once, six at most. */
export type RestDays = readonly number[];

/**
 * A reader's own plan: its start, its verses, its pace, and the choices since, oldest first. Its days are those
 * it reads on: 30 of them with a rest day a week go on for 35 dates.
 */
export interface PersonalPlan {
  readonly startsOn: CalendarDay;
  readonly verses: VerseSpan;
  readonly pace: Pace;
  readonly restDays?: RestDays | undefined;
  readonly choices: readonly PlanChoice[];
}

// What a day of the shared plan takes.
const MINUTES_WITHOUT_PORTIONS = 10;

const WEEK = 7;

/** What a plan reads on a date. */
export interface Portion {
  readonly date: CalendarDay;
  readonly verses: VerseSet;
}

/** All portions of a plan in the order of their dates; no verse is in two of them. */
export function portionsOf(plan: PersonalPlan): readonly Portion[] {
  return inOneGo(portionSteps(plan));
}

/** `portionsOf` in steps, one for each choice. */
export function* portionSteps(plan: PersonalPlan): Steps<readonly Portion[]> {
  const { startsOn, verses, pace, restDays = [], choices } = plan;
  const portions = dated(divideVerses([verses], pace), startsOn, restDays);
  let dealt: Dealt = { portions, restDays };
  for (const choice of choices) {
    yield;
    dealt = afterChoice(dealt, choice);
  }
  return dealt.portions;
}

interface Dealt {
  readonly portions: readonly Portion[];
  readonly restDays: RestDays;
}

function afterChoice({ portions, restDays }: Dealt, choice: PlanChoice): Dealt {
  const { kind, on } = choice;
  if (kind === "go-on") return { portions: portions.filter(({ date }) => date >= on), restDays };
  if (kind === "move-end") {
    const { left, resumesOn = on, restDays: changed = restDays } = choice;
    return { portions: dated(keepSizes(portions, left), resumesOn, changed), restDays: changed };
  }
  const end = portions.at(-1)?.date ?? on;
  const pace: Pace =
    kind === "pace" ? choice.pace : { kind: "days", days: countReadingDates(on, end, restDays) };
  return { portions: dated(divideVerses(choice.left, pace), on, restDays), restDays };
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

function dated(days: readonly VerseSet[], from: CalendarDay, restDays: RestDays): Portion[] {
  const offsets = readingOffsets(from, restDays);
  const dates = datesAfter(
    from,
    days.map((_, index) => {
      const weeks = Math.floor(index / offsets.length);
      return weeks * WEEK + (offsets[index % offsets.length] ?? 0);
    }),
  );
  return days.map((verses, index) => ({ date: dates[index] ?? from, verses }));
}

/** The days after a date, 0 to 6, that are no rest days. */
function readingOffsets(from: CalendarDay, restDays: RestDays): readonly number[] {
  const first = weekdayOf(from);
  return Array.from({ length: WEEK }, (_, offset) => offset).filter(
    (offset) => !restDays.includes(((first + offset - 1) % WEEK) + 1),
  );
}

/** The dates from one to another that are no rest days; one at least. */
function countReadingDates(from: CalendarDay, to: CalendarDay, restDays: RestDays): number {
  const days = Math.max(daysBetween(from, to), 0) + 1;
  const offsets = readingOffsets(from, restDays);
  const inLastWeek = offsets.filter((offset) => offset < days % WEEK).length;
  return Math.max(Math.floor(days / WEEK) * offsets.length + inLastWeek, 1);
}
