import { deviceZone } from "./device-zone.ts";
import { clockTime } from "./clock-time.ts";
import { formatters } from "./formatters.ts";
import { useLanguage } from "./use-texts.ts";

/** What the language of the document makes of numbers, days and durations. */
export interface Formats {
  /** `6,236`, `৬,২৩৬`. */
  readonly number: (value: number) => string;
  /** The numerals of a text that is no amount, such as a verse: `2:255`, `২:২৫৫`. */
  readonly numerals: (text: string) => string;
  /** A calendar day, or the UTC day of an ISO 8601 instant: `Nov 21, 2026`, `২১ নভেম্বর ২০২৬`. */
  readonly day: (day: string) => string;
  /**
   * The day of an ISO 8601 instant, or of a calendar day's 00:00 UTC, in the reader's own time zone: `Nov 22,
   * 2026`. Only in the browser.
   */
  readonly instant: (at: string) => string;
  /** The reader's own clock at such an instant: `06:00`, `সকাল ৬`. Only in the browser. */
  readonly time: (at: string) => string;
  /** A calendar day without its year: `Nov 21`. */
  readonly dayOfYear: (day: string) => string;
  /** From one calendar day to another, without their years: `December 2 – 8`. */
  readonly daysOfYear: (first: string, last: string) => string;
  /** The month of a calendar day: `Nov`, `November`; always whole in Bengali. */
  readonly month: (day: string, length: "short" | "long") => string;
  /** Minutes in words: `10 minutes`. */
  readonly minutes: (minutes: number) => string;
}

export function useFormats(): Formats {
  const { locale, month, date: parts } = useLanguage();
  const number = formatters.getNumberFormat(locale);
  const date = (day: string, options: Intl.DateTimeFormatOptions) =>
    formatters.getDateTimeFormat(locale, { timeZone: "UTC", ...options }).format(new Date(day));
  const wholeDay = (day: string, timeZone = "UTC") =>
    parts.map((part) => date(day, { ...part, timeZone })).join(" ");
  return {
    number: (value) => number.format(value),
    numerals: (text) => text.replace(/\d/g, (digit) => number.format(Number(digit))),
    day: (day) => wholeDay(day),
    instant: (at) => wholeDay(at, deviceZone()),
    time: (at) => clockTime(locale, new Date(at)),
    dayOfYear: (day) => date(day, { month, day: "numeric" }),
    daysOfYear: (first, last) =>
      formatters
        .getDateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" })
        .formatRange(new Date(first), new Date(last)),
    month: (day, length) => date(day, { month: length === "long" ? length : month }),
    minutes: (minutes) =>
      formatters
        .getNumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "long" })
        .format(minutes),
  };
}
