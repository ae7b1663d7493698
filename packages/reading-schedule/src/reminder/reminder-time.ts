import {
  addDays,
  type CalendarDay,
  DAY_MS,
  startOfUtcDay,
  utcDay,
  weekdayOf,
} from "../calendar-day.ts";
import { instantOfLocalTime, localTime } from "../local-time.ts";

const MINUTE_MS = 60_000;
// What is later than this is of no use: the next one comes the next day.
const USEFUL_MS = 3 * 60 * MINUTE_MS;

/** When somebody is reminded: a minute of their day, in their zone; on one weekday (1 is Monday) or on each day. */
export interface ReminderTime {
  readonly minute: number;
  readonly timeZone: string;
  readonly weekday?: number | undefined;
}

/** The date that a zone's calendar shows at an instant (epoch milliseconds). */
export const localDate = (now: number, timeZone: string): CalendarDay =>
  utcDay(localTime(now, timeZone));

/**
 * The first instant after `now` at which somebody is reminded, on a local date after `done`. A time that a clock
 * skips is the instant of the change; of one that it shows twice it is the first.
 */
export function nextReminder(
  now: number,
  { minute, timeZone, weekday }: ReminderTime,
  done?: CalendarDay,
): number {
  let date = localDate(now, timeZone);
  if (done !== undefined && done >= date) date = addDays(done, 1);
  for (;;) {
    if (weekday === undefined || weekdayOf(date) === weekday) {
      const at = instantOfLocalTime(startOfUtcDay(date) + minute * MINUTE_MS, timeZone);
      // A date that a zone has skipped is none of its readers'.
      if (at > now && localDate(at, timeZone) === date) return at;
    }
    date = addDays(date, 1);
  }
}

/** The quiet hours of somebody's day: minutes, the second perhaps of the next. */
export interface QuietHours {
  readonly timeZone: string;
  readonly from: number;
  readonly to: number;
}

const minuteAt = (now: number, timeZone: string): number =>
  (localTime(now, timeZone) % DAY_MS) / MINUTE_MS;

/** Whether an instant is in somebody's quiet hours. */
export function isQuiet(now: number, { timeZone, from, to }: QuietHours): boolean {
  const minute = minuteAt(now, timeZone);
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
}

/**
 * Until when a reminder that came too late still helps: for three hours, on its date, and not in the quiet hours
 * unless it was set to a time in them.
 */
export function usefulUntil(dueAt: number, quiet: QuietHours): number {
  const { timeZone, from, to } = quiet;
  const midnight = startOfUtcDay(localDate(dueAt, timeZone));
  const isLater = !isQuiet(dueAt, quiet) && from !== to && from > minuteAt(dueAt, timeZone);
  const end = isLater ? from * MINUTE_MS : DAY_MS;
  return Math.min(dueAt + USEFUL_MS, instantOfLocalTime(midnight + end, timeZone));
}
