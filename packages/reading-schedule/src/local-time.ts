import { DAY_MS } from "./calendar-day.ts";

// A cache: creating a formatter is slow, and a page needs one every second. A name may have any case.
const MAX_FORMATTERS = 600;
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
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(timeZone, formatter);
  return formatter;
}

/**
 * A zone's wall clock at `now`, as epoch milliseconds of a UTC clock that shows the same; RangeError for an
 * unknown zone.
 */
export function localTime(now: number, timeZone: string): number {
  // Ready at once in the browsers that have it, where the first use of `Intl` takes 25 to 90 ms.
  const { Temporal: temporal } = globalThis as { Temporal?: typeof Temporal };
  if (temporal) {
    const zoned = temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
    return now + zoned.offsetNanoseconds / 1e6;
  }
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

/**
 * The first instant (epoch milliseconds) at which a zone's clock shows a local time (see `localTime`); if
 * skipped, the instant of the change.
 */
export function instantOfLocalTime(local: number, timeZone: string): number {
  // A zone is within 14 hours of UTC and changes at most once within these two days.
  const offsets = [local - DAY_MS, local + DAY_MS].map((now) => localTime(now, timeZone) - now);
  // When the clock is set back a time occurs twice, first with the greater offset.
  const first = local - Math.max(...offsets);
  if (localTime(first, timeZone) === local) return first;
  const last = local - Math.min(...offsets);
  if (localTime(last, timeZone) === local) return last;
  return instantOfSkip(local, timeZone, [first, last]);
}

/** Binary search for the instant at which the clock skips a local time. */
function instantOfSkip(local: number, timeZone: string, bounds: readonly [number, number]): number {
  let [before, after] = bounds;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localTime(middle, timeZone) < local) before = middle;
    else after = middle;
  }
  return after;
}
