import { type CalendarDay, isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { isPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { type Parse, storedValue } from "../../lib/storage/storage.ts";

/** The days of the plan that the reader marked as read, with the calendar day of each. */
export type ReadDays = Readonly<Record<string, CalendarDay>>;

const parseReadDays: Parse<ReadDays> = (value) => {
  if (typeof value !== "object" || value === null) return undefined;
  const valid = Object.entries(value).flatMap(([day, when]) =>
    isPlanDay(Number(day)) && typeof when === "string" && isCalendarDay(when)
      ? [[day, when] as const]
      : [],
  );
  return Object.fromEntries(valid);
};

export const readDays = storedValue<ReadDays>("read-days", {}, parseReadDays);
