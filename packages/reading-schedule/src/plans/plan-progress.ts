import type { CalendarDay } from "../calendar-day.ts";
import {
  commonVerses,
  countVerses,
  type VerseSet,
  verseSet,
  withoutVerses,
} from "@daily-quran/quran/verse-spans";
import { type PersonalPlan, type Portion, portionsOf } from "./personal-plan.ts";

/**
 * Where a reader is in a plan on a date. Every verse of the plan is in exactly one of `read`, `missed` (of
 * dates before), `today`, `ahead` and `later` (kept for later, on no date).
 */
export interface PlanProgress {
  readonly read: VerseSet;
  readonly missed: VerseSet;
  readonly missedDays: number;
  readonly today: VerseSet;
  readonly ahead: VerseSet;
  readonly later: VerseSet;
  /** The ordinal at which to go on: the first unread verse of today, else missed, ahead, or kept for later. */
  readonly cursor: number | undefined;
  /** The date of the last portion; undefined when none is planned. */
  readonly endsOn: CalendarDay | undefined;
  readonly isFinished: boolean;
}

/** The progress of a plan on a date, with what was read for it. */
export function planProgress(
  plan: PersonalPlan,
  readVerses: VerseSet,
  today: CalendarDay,
): PlanProgress {
  const portions = portionsOf(plan);
  const read = commonVerses([plan.verses], readVerses);
  const unread = (chosen: readonly Portion[]): VerseSet =>
    withoutVerses(verseSet(chosen.flatMap(({ verses }) => verses)), read);
  const before = portions.filter(({ date }) => date < today);
  const missed = unread(before);
  const ofToday = unread(portions.filter(({ date }) => date === today));
  const ahead = unread(portions.filter(({ date }) => date > today));
  const planned = verseSet([...missed, ...ofToday, ...ahead]);
  const later = withoutVerses([plan.verses], verseSet([...read, ...planned]));
  return {
    read,
    missed,
    missedDays: before.filter((portion) => unread([portion]).length > 0).length,
    today: ofToday,
    ahead,
    later,
    cursor: [ofToday, missed, ahead, later].find(({ length }) => length > 0)?.[0]?.from,
    endsOn: portions.at(-1)?.date,
    isFinished: countVerses(read) === countVerses([plan.verses]),
  };
}
