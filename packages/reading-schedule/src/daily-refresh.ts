import { addDays, startOfUtcDay, utcDay, type CalendarDay } from "./calendar-day.ts";
import { instantOfLocalTime, localTime } from "./local-time.ts";

/** The local hour of the daily refresh (spec: 5 PM). */
const DAILY_REFRESH_HOUR = 17;

/** What the daily refresh is decided from: an instant in epoch milliseconds, the reader's IANA zone, and the local day of the last refresh. */
export interface DailyRefreshInput {
  readonly now: number;
  readonly timeZone: string;
  readonly lastRefreshDay: CalendarDay | undefined;
}

/** What to do now: skip (already refreshed today), refresh, or wait. `day` is the local day, to be stored after a refresh; `nextAt` is the instant, in epoch milliseconds, to decide again. */
export interface DailyRefresh {
  readonly kind: "skip" | "refresh" | "wait";
  readonly day: CalendarDay;
  readonly nextAt: number;
}

/** Decides the daily refresh, which runs once per local calendar day from 17:00 on; RangeError for an unknown zone. */
export function dailyRefresh({ now, timeZone, lastRefreshDay }: DailyRefreshInput): DailyRefresh {
  const day = localDay(now, timeZone);
  const laterAt = refreshFrom(addDays(day, 1), timeZone);
  // Equal, not "at least": a day stored while the device's clock was ahead must not stop refreshing for good.
  if (lastRefreshDay === day) return { kind: "skip", day, nextAt: laterAt };
  const todaysAt = refreshFrom(day, timeZone);
  if (todaysAt <= now) return { kind: "refresh", day, nextAt: laterAt };
  return { kind: "wait", day, nextAt: todaysAt };
}

/** The first scheduled instant after `now`, both in epoch milliseconds, whether or not today's refresh has run. */
export function nextDailyRefresh(now: number, timeZone: string): number {
  const day = localDay(now, timeZone);
  const todaysAt = refreshFrom(day, timeZone);
  return todaysAt > now ? todaysAt : refreshFrom(addDays(day, 1), timeZone);
}

/** The refresh of a local day or, where a zone leapt over that whole day as Apia did in 2011, of the day after it. */
function refreshFrom(day: CalendarDay, timeZone: string): number {
  const local = startOfUtcDay(day) + DAILY_REFRESH_HOUR * 3_600_000;
  const at = instantOfLocalTime(local, timeZone);
  return localDay(at, timeZone) === day ? at : refreshFrom(addDays(day, 1), timeZone);
}

function localDay(now: number, timeZone: string): CalendarDay {
  return utcDay(localTime(now, timeZone));
}
