import { addDays, daysBetween, utcDay, type CalendarDay } from "./calendar-day.ts";
import { isPlanDay, PLAN_DAYS } from "./plan-day.ts";

/** A cycle's start: its UTC date, and the plan's day (1 to 300) of that date. */
export interface CycleStart {
  readonly startDate: CalendarDay;
  readonly startDay: number;
}

/**
 * A cycle's day at `now` (epoch milliseconds): UTC days since the start date + startDay; startDay before it,
 * 300 after the end.
 */
export function cycleDay(cycle: CycleStart, now: number): number {
  const wholeDays = daysBetween(cycle.startDate, utcDay(now));
  return Math.min(Math.max(wholeDays, 0) + cycle.startDay, PLAN_DAYS);
}

/** The date of a cycle's day: start date + (day - startDay); RangeError after the year 9999. */
export function dueDate(cycle: CycleStart, day: number): CalendarDay {
  return addDays(cycle.startDate, day - cycle.startDay);
}

/** The last date of a cycle, on which day 300 is due. */
export function cycleEndDate(cycle: CycleStart): CalendarDay {
  return dueDate(cycle, PLAN_DAYS);
}

/**
 * Whether a cycle's end date has not passed in UTC at `now` (epoch milliseconds); also true before its start.
 */
export function isCycleActive(cycle: CycleStart, now: number): boolean {
  return daysBetween(utcDay(now), cycleEndDate(cycle)) >= 0;
}

/** Whether the start date of a cycle has come in UTC at an instant (epoch milliseconds). */
export function hasCycleBegun(cycle: CycleStart, now: number): boolean {
  return daysBetween(cycle.startDate, utcDay(now)) >= 0;
}

/**
 * Whether a day's quiz is open at `now` (epoch milliseconds): the current day and earlier ones, once the
 * cycle has begun, also after its end.
 */
export function isCycleDayOpen(cycle: CycleStart, day: number, now: number): boolean {
  return isPlanDay(day) && hasCycleBegun(cycle, now) && day <= cycleDay(cycle, now);
}
