import type { Cycle } from "@daily-quran/domain/group/cycle";
import {
  type CalendarDay,
  isCalendarDay,
  startOfUtcDay,
} from "@daily-quran/reading-schedule/calendar-day";
import {
  cycleDay,
  type CycleDates,
  dueDate,
  hasCycleBegun,
  isCycleActive,
  isCycleDayOpen,
} from "@daily-quran/reading-schedule/cycle-day";

import type { PlanStart } from "@daily-quran/reading-schedule/own-plan";

/** A cycle as it is at an instant in epoch milliseconds: the answer that had it may be of the day before. */
const cycleAt = (cycle: Cycle, now: number): Cycle => ({
  ...cycle,
  currentDay: cycleDay(datesOf(cycle), now),
  isActive: isCycleActive(datesOf(cycle), now),
});

/** Whether a cycle's first day has come, at an instant in epoch milliseconds. */
export const hasBegun = (cycle: Cycle, now: number): boolean => hasCycleBegun(datesOf(cycle), now);

/** Cycles as they are at an instant, those that have begun before those to come; else in their order. */
export function cyclesAt(cycles: readonly Cycle[], now: number): Cycle[] {
  const toCome = (cycle: Cycle) => Number(!hasBegun(cycle, now));
  return cycles
    .map((cycle) => cycleAt(cycle, now))
    .toSorted((one, other) => toCome(one) - toCome(other));
}

/** The date on which a cycle reads a day of the plan. */
export const dueDateOf = (cycle: Cycle, day: number): CalendarDay => dueDate(datesOf(cycle), day);

/** The plan's day with which a cycle ends: 300, where its end was not moved. */
export const lastDayOf = (cycle: Cycle): number => {
  const dates = datesOf(cycle);
  return cycleDay(dates, startOfUtcDay(dates.endDate));
};

/** Whether a day's quiz may be taken, at an instant in epoch milliseconds. */
export const isQuizOpen = (cycle: Cycle, day: number, now: number): boolean =>
  isCycleDayOpen(datesOf(cycle), day, now);

/** The days of a cycle as home can show them. */
export function homeDaysOf(cycle: Cycle): PlanStart {
  const { startDate, startDay } = datesOf(cycle);
  return { day: startDay, since: startDate };
}

/** A cycle's first date and day, and its last date. */
export function datesOf({ startDate, endDate, settings }: Cycle) {
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate))
    throw new Error(`Not calendar days: ${startDate}, ${endDate}`);
  return { startDate, startDay: settings.startDay, endDate } satisfies CycleDates;
}
