import { type CalendarDay, DAY_MS, startOfUtcDay } from "./calendar-day.ts";
import { PLAN_DAYS } from "./plan-day.ts";

/** Where and when a reader's own way through the plan began: at a day (1 to 300), on a UTC calendar day. */
export interface PlanStart {
  readonly day: number;
  readonly since: CalendarDay;
}

/** The day (1 to 300) of a reader's own plan at `now` (epoch milliseconds); it changes at 00:00 UTC and repeats. */
export function ownPlanDay(now: number, { day, since }: PlanStart): number {
  const index = (day - 1 + Math.floor((now - startOfUtcDay(since)) / DAY_MS)) % PLAN_DAYS;
  // The remainder is negative before the start.
  return ((index + PLAN_DAYS) % PLAN_DAYS) + 1;
}
