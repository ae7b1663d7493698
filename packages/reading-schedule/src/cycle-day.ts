import { addDays, daysBetween, utcDay, type CalendarDay } from "./calendar-day.ts";
import { isPlanDay, PLAN_DAYS } from "./plan-day.ts";

/**
 * A cycle's dates in UTC: its first one with the plan's day (1 to 300) of that date, and its last one, which is
 * that of day 300 if left out.
 */
export interface CycleDates {
  readonly startDate: CalendarDay;
  readonly startDay: number;
  readonly endDate?: CalendarDay | undefined;
}

/**
 * A cycle's day at `now` (epoch milliseconds): UTC days since the start date + startDay; startDay before it,
 * the last date's day after the end.
 */
export function cycleDay(cycle: CycleDates, now: number): number {
  const [today, end] = [utcDay(now), lastDate(cycle)];
  const wholeDays = daysBetween(cycle.startDate, today < end ? today : end);
  return Math.min(Math.max(wholeDays, 0) + cycle.startDay, PLAN_DAYS);
}

const lastDate = (cycle: CycleDates): CalendarDay => cycle.endDate ?? planEndDate(cycle);

/** The date of a cycle's day: start date + (day - startDay); RangeError after the year 9999. */
export function dueDate(cycle: CycleDates, day: number): CalendarDay {
  return addDays(cycle.startDate, day - cycle.startDay);
}

/** The date on which day 300 of a cycle is due: its last one, where it was not ended before. */
export function planEndDate(cycle: CycleDates): CalendarDay {
  return dueDate(cycle, PLAN_DAYS);
}

/**
 * Whether a cycle's end date has not passed in UTC at `now` (epoch milliseconds); also true before its start.
 */
export function isCycleActive(cycle: CycleDates, now: number): boolean {
  return daysBetween(utcDay(now), lastDate(cycle)) >= 0;
}

/** Whether the start date of a cycle has come in UTC at an instant (epoch milliseconds). */
export function hasCycleBegun(cycle: CycleDates, now: number): boolean {
  return daysBetween(cycle.startDate, utcDay(now)) >= 0;
}

/**
 * Whether a day's quiz is open at `now` (epoch milliseconds): the current day and earlier ones, once the
 * cycle has begun, also after its end.
 */
export function isCycleDayOpen(cycle: CycleDates, day: number, now: number): boolean {
  return isPlanDay(day) && hasCycleBegun(cycle, now) && day <= cycleDay(cycle, now);
}
