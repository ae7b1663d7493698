import { addDays, type CalendarDay } from "../calendar-day.ts";
import { PLAN_DAYS } from "../plan-day.ts";
import { DAYS_TO_MAKE_UP } from "./reader-streak.ts";

/** Where a reader is now: the date on their own clock, and today's day of the plan (1 to 300) in each of their readings. */
export interface ReaderNow {
  readonly date: CalendarDay;
  readonly days: readonly number[];
}

/**
 * The date that a day of the plan counts for when it is read now: today where any reading has it today; else the
 * date in the last seven days on which a reading had it and nothing was read; else today.
 */
export function dateOfDay(
  day: number,
  { date: today, days }: ReaderNow,
  isRead: (date: CalendarDay) => boolean,
): CalendarDay {
  const daysAgo = days.map((current) => (current - day + PLAN_DAYS) % PLAN_DAYS);
  if (daysAgo.includes(0)) return today;
  const dates = daysAgo.filter((ago) => ago <= DAYS_TO_MAKE_UP).map((ago) => addDays(today, -ago));
  return dates.find((date) => !isRead(date)) ?? today;
}
