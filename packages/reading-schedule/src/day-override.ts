import { DAY_MS } from "./calendar-day.ts";
import { globalDay } from "./global-day.ts";
import { localTime } from "./local-time.ts";
import { PLAN_DAYS } from "./plan-day.ts";

const TRANSITION_ZONE = "America/Los_Angeles";
const TRANSITION_TIME_MS = 5 * 3_600_000;
const STALE_WITHIN_MS = 30_000;

/** A day override to store: truncated and clamped to 1 to 300; RangeError for what is no number. */
export function clampDayOverride(requested: number): number {
  const day = Math.trunc(requested);
  if (Number.isNaN(day)) throw new RangeError("A day override must be a number");
  return Math.min(Math.max(day, 1), PLAN_DAYS);
}

/** The reader's day at `now` (epoch milliseconds): the override if set, else the global day. */
export function currentDay(now: number, override: number | undefined): number {
  return override ?? globalDay(now);
}

/**
 * Whether a day override has expired: at `now` (epoch milliseconds) less than 30 s remain to 05:00 in Los
 * Angeles.
 */
export function isDayOverrideStale(now: number): boolean {
  const local = localTime(now, TRANSITION_ZONE);
  const left = Math.floor(local / DAY_MS) * DAY_MS + TRANSITION_TIME_MS - local;
  return left > 0 && left < STALE_WITHIN_MS;
}
