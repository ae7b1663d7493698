import { addDays, daysBetween, utcDay, type CalendarDay } from "./calendar-day.ts";
import { isPlanDay, PLAN_DAYS } from "./plan.ts";

/** When a group's reading cycle starts: its UTC date and the day of the plan, 1 to 300, that is read on it. */
export interface CycleStart {
  readonly startDate: CalendarDay;
  readonly startDay: number;
}

/** The cycle's current day at an instant (epoch milliseconds): whole UTC days since the start date + startDay; startDay before the start date, 300 once the cycle is over. */
export function cycleDay(cycle: CycleStart, now: number): number {
  const wholeDays = daysBetween(cycle.startDate, utcDay(now));
  return Math.min(Math.max(wholeDays, 0) + cycle.startDay, PLAN_DAYS);
}

/** The date on which a cycle reads a day: start date + (day - startDay) days; RangeError after the year 9999. */
export function dueDate(cycle: CycleStart, day: number): CalendarDay {
  return addDays(cycle.startDate, day - cycle.startDay);
}

/** The last date of a cycle, on which day 300 is due. */
export function cycleEndDate(cycle: CycleStart): CalendarDay {
  return dueDate(cycle, PLAN_DAYS);
}

/** Whether a cycle is active at an instant (epoch milliseconds): its end date has not passed in UTC. It is active before its start too. */
export function isCycleActive(cycle: CycleStart, now: number): boolean {
  return daysBetween(utcDay(now), cycleEndDate(cycle)) >= 0;
}

/** Whether the start date of a cycle has come in UTC at an instant (epoch milliseconds). */
export function hasCycleBegun(cycle: CycleStart, now: number): boolean {
  return daysBetween(cycle.startDate, utcDay(now)) >= 0;
}

/** Whether the quiz of a day may be taken at an instant (epoch milliseconds): once the cycle has begun, the current day and every day below it, which may be made up, also after the cycle's end. */
export function isCycleDayOpen(cycle: CycleStart, day: number, now: number): boolean {
  return isPlanDay(day) && hasCycleBegun(cycle, now) && day <= cycleDay(cycle, now);
}
