import { addDays, startOfUtcDay, utcDay, type CalendarDay } from "./calendar-day.ts";
import { instantOfLocalTime, localTime } from "./local-time.ts";

/** The local hour of the daily refresh (spec: 5 PM). */
const DAILY_REFRESH_HOUR = 17;

/**
 * The input of the daily refresh: epoch milliseconds, an IANA zone, and the local day of the last refresh.
 */
export interface DailyRefreshInput {
  readonly now: number;
  readonly timeZone: string;
  readonly lastRefreshDay: CalendarDay | undefined;
}

/**
 * Skip (already done today), refresh or wait. Store `day`, the local day, after a refresh; decide again at
 * `nextAt` (epoch milliseconds).
 */
export interface DailyRefresh {
  readonly kind: "skip" | "refresh" | "wait";
  readonly day: CalendarDay;
  readonly nextAt: number;
}

/** Decides the daily refresh, once per local day from 17:00 on; RangeError for an unknown zone. */
export function dailyRefresh({ now, timeZone, lastRefreshDay }: DailyRefreshInput): DailyRefresh {
  const day = localDay(now, timeZone);
  const laterAt = refreshFrom(addDays(day, 1), timeZone);
  // Equal, not "at least": a day stored while the device's clock was ahead must not stop refreshing for good.
  if (lastRefreshDay === day) return { kind: "skip", day, nextAt: laterAt };
  const todaysAt = refreshFrom(day, timeZone);
  if (todaysAt <= now) return { kind: "refresh", day, nextAt: laterAt };
  return { kind: "wait", day, nextAt: todaysAt };
}

/** The refresh of a local day, or of the next one if the zone skipped that day, as Apia did in 2011. */
function refreshFrom(day: CalendarDay, timeZone: string): number {
  const local = startOfUtcDay(day) + DAILY_REFRESH_HOUR * 3_600_000;
  const at = instantOfLocalTime(local, timeZone);
  return localDay(at, timeZone) === day ? at : refreshFrom(addDays(day, 1), timeZone);
}

function localDay(now: number, timeZone: string): CalendarDay {
  return utcDay(localTime(now, timeZone));
}
