import { type CalendarDay, daysBetween } from "@daily-quran/reading-schedule/calendar-day";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import type { ReaderDate } from "@daily-quran/reading-schedule/streak/reader-streak";
import type { ReadDay } from "./day-marks.ts";

/** The day of the plan that was read last, and the one after it. */
export interface LastReadDay {
  readonly day: number;
  readonly next: number;
}

/**
 * Where a reader stopped who has read nothing since the day before yesterday or longer; undefined for others,
 * and for one whose next day is the current one anyway.
 */
export function lastReadDay(
  readDays: ReadonlyMap<number, ReadDay>,
  { date: today }: Pick<ReaderDate, "date">,
  currentDay: number,
): LastReadDay | undefined {
  let last: { readonly day: number; readonly date: CalendarDay } | undefined;
  // Of several on one date the one that was marked last.
  for (const [day, { date }] of readDays) if (!last || date >= last.date) last = { day, date };
  if (!last || daysBetween(last.date, today) < 2) return undefined;
  const next = nextPlanDay(last.day);
  return next === currentDay ? undefined : { day: last.day, next };
}
