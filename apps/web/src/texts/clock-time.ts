import { localTime } from "@daily-quran/reading-schedule/local-time";
import { formatters } from "./formatters.ts";

/** From which hour on, which part of the day it is in Bengali. */
const BENGALI_PARTS = [
  [20, "রাত"],
  [18, "সন্ধ্যা"],
  [16, "বিকাল"],
  [12, "দুপুর"],
  [6, "সকাল"],
  [4, "ভোর"],
  [0, "রাত"],
] as const;

/**
 * The clock of a time zone at an ISO 8601 instant: `06:00`. Bengali says the part of the day and no full
 * hour's minutes, as `সকাল ৬` and `ভোর ৫:৩০`; its texts add টা.
 */
export function clockTime(locale: string, at: string, timeZone: string): string {
  const clock = new Date(localTime(Date.parse(at), timeZone)).toISOString();
  const [hour = "", minute = ""] = clock.slice(11, 16).split(":");
  if (locale !== "bn") return `${hour}:${minute}`;
  const part = BENGALI_PARTS.find(([from]) => from <= Number(hour))?.[1];
  const digits = minute === "00" ? "" : `:${minute}`;
  const text = `${Number(hour) % 12 || 12}${digits}`;
  const formatter = formatters.getNumberFormat(locale);
  return `${part} ${text.replace(/\d/g, (digit) => formatter.format(Number(digit)))}`;
}
