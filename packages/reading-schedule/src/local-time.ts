import { DAY_MS } from "./calendar-day.ts";

// Making a formatter costs far more than using one, and a page asks every second.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** What the clock of an IANA zone shows at an instant (epoch milliseconds), as the milliseconds of a UTC clock that shows the same; RangeError for an unknown zone. */
export function localTime(now: number, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  const date = Date.UTC(part("year"), part("month") - 1, part("day"));
  const seconds = part("hour") * 3600 + part("minute") * 60 + part("second");
  return date + seconds * 1000 + (now - Math.floor(now / 1000) * 1000);
}

/** The first instant, in epoch milliseconds, at which the clock of an IANA zone shows a local time (see `localTime`); where the clock leaps over it, the instant of the leap. */
export function instantOfLocalTime(local: number, timeZone: string): number {
  // A zone is within 14 hours of UTC and changes at most once within these two days.
  const offsets = [local - DAY_MS, local + DAY_MS].map((now) => localTime(now, timeZone) - now);
  // Where the clock is turned back it shows the time twice, first with the greater offset.
  const first = local - Math.max(...offsets);
  if (localTime(first, timeZone) === local) return first;
  const last = local - Math.min(...offsets);
  if (localTime(last, timeZone) === local) return last;
  return instantOfLeap(local, timeZone, [first, last]);
}

/** Halves the way between an instant before the leap over a local time and one after it, until they touch. */
function instantOfLeap(local: number, timeZone: string, bounds: readonly [number, number]): number {
  let [before, after] = bounds;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localTime(middle, timeZone) < local) before = middle;
    else after = middle;
  }
  return after;
}
