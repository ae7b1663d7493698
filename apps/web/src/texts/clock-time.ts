import { formatters } from "./formatters.ts";

/**
 * The clock of a time zone at an ISO 8601 instant: `06:00`. Bengali says the part of the day and no full
 * hour's minutes, as `সকাল ৬` and `ভোর ৫:৩০`; its texts add টা.
 */
export function clockTime(locale: string, at: string, timeZone: string): string {
  const date = new Date(at);
  if (locale !== "bn") {
    return formatters
      .getDateTimeFormat(locale, {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone,
      })
      .format(date);
  }
  const parts = formatters
    .getDateTimeFormat(locale, {
      hour: "numeric",
      minute: "2-digit",
      hourCycle: "h12",
      dayPeriod: "short",
      timeZone,
    })
    .formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? "";
  const minutes = /^০+$/.test(part("minute")) ? "" : `:${part("minute")}`;
  // রাত is what one says; the letters of রাত্রি, which Intl has, are those of literature.
  return `${part("dayPeriod").replace("রাত্রি", "রাত")} ${part("hour")}${minutes}`;
}
