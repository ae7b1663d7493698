/** A date of the Gregorian calendar, `YYYY-MM-DD`, years 0001 to 9999, in no particular time zone. */
export type CalendarDay = `${number}-${number}-${number}`;

/** Milliseconds of a UTC day. */
export const DAY_MS = 86_400_000;

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;
// The offset is required: without one the instant would depend on the zone of the machine.
const ISO_TIME = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a text is a date that exists, written `YYYY-MM-DD`: 2026-02-30 is not. */
export function isCalendarDay(text: string): text is CalendarDay {
  return utcMidnight(text) !== undefined;
}

/**
 * Parses a calendar day: `YYYY-MM-DD`, or the UTC date of an ISO 8601 instant; undefined for anything else.
 */
export function calendarDayOf(text: string): CalendarDay | undefined {
  if (isCalendarDay(text)) return text;
  if (!isCalendarDay(text.slice(0, 10)) || !ISO_TIME.test(text.slice(10))) return undefined;
  const day = isoDate(Date.parse(text));
  return isCalendarDay(day) ? day : undefined;
}

/** The UTC date of an instant in epoch milliseconds; RangeError outside the years 0001 to 9999. */
export function utcDay(now: number): CalendarDay {
  const day = isoDate(now);
  if (!isCalendarDay(day)) throw new RangeError(`Outside the years 0001 to 9999: ${day}`);
  return day;
}

/** The start of a day in UTC, in epoch milliseconds; RangeError for a date that does not exist. */
export function startOfUtcDay(day: CalendarDay): number {
  const midnight = utcMidnight(day);
  if (midnight === undefined) throw new RangeError(`Not a calendar day: ${day}`);
  return midnight;
}

/** Adds a whole number of days, negative too; RangeError outside the years 0001 to 9999. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  if (!Number.isInteger(days)) throw new RangeError(`Not a whole number of days: ${days}`);
  return utcDay(startOfUtcDay(day) + days * DAY_MS);
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (startOfUtcDay(to) - startOfUtcDay(from)) / DAY_MS;
}

/** The later of two days. */
export const laterDay = <Day extends string>(one: Day, other: Day): Day =>
  one > other ? one : other;

/** The weekday of a date by ISO 8601: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(startOfUtcDay(day)).getUTCDay() || 7;
}

/** Every date from one to another, both included; none when the second is before the first. */
export function datesFrom(first: CalendarDay, last: CalendarDay): readonly CalendarDay[] {
  const length = Math.max(0, daysBetween(first, last) + 1);
  return datesAfter(
    first,
    Array.from({ length }, (_, index) => index),
  );
}

/** The dates so many days after another, to the year 9999: many of them for a fraction of what `addDays` takes. */
export function datesAfter(day: CalendarDay, days: readonly number[]): readonly CalendarDay[] {
  const start = startOfUtcDay(day);
  return days.map((later) => isoDate(start + later * DAY_MS) as CalendarDay);
}

function isoDate(now: number): string {
  // Cut from the end: outside the years 0 to 9999 the date is longer.
  return new Date(now).toISOString().slice(0, -"T00:00:00.000Z".length);
}

function utcMidnight(text: string): number | undefined {
  if (!CALENDAR_DAY.test(text) || text.startsWith("0000")) return undefined;
  const midnight = Date.parse(`${text}T00:00Z`);
  if (Number.isNaN(midnight)) return undefined;
  // Engines disagree on 2026-02-30: some refuse it, some read 2026-03-02. The round trip settles it.
  return new Date(midnight).toISOString().startsWith(text) ? midnight : undefined;
}
