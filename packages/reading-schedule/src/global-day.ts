import { DAY_MS } from "./calendar-day.ts";
import { PLAN_DAYS } from "./plan-day.ts";

/** Day 1 of the global cycle, in epoch milliseconds: 2025-04-10 00:00 UTC. */
const GLOBAL_CYCLE_START = Date.UTC(2025, 3, 10);

const GLOBAL_CYCLE_OFFSET = 1;

/**
 * The shared day (1 to 300) at `now` (epoch milliseconds); it changes at 00:00 UTC and repeats, before its
 * start too.
 */
export function globalDay(now: number): number {
  const wholeDays = Math.floor((now - GLOBAL_CYCLE_START) / DAY_MS);
  const index = (wholeDays + GLOBAL_CYCLE_OFFSET - 1) % PLAN_DAYS;
  // The remainder is negative before the start.
  return ((index + PLAN_DAYS) % PLAN_DAYS) + 1;
}

/** The next 00:00 UTC after `now`, in epoch milliseconds; at midnight the one a day later. */
export function nextDayStart(now: number): number {
  return (Math.floor(now / DAY_MS) + 1) * DAY_MS;
}

/** A day's status relative to the current day. */
export type DayStatus = "completed" | "current" | "upcoming";

/** The status of a day: completed below the current day, current when equal, upcoming above. */
export function dayStatus(day: number, currentDay: number): DayStatus {
  if (day === currentDay) return "current";
  return day < currentDay ? "completed" : "upcoming";
}
