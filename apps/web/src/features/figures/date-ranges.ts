import { addDays, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";

/** From the first to the last of some dates that follow each other. */
export type DateRange = readonly [first: CalendarDay, last: CalendarDay];

/** Dates in order, those that follow each other as one range. */
export function dateRanges(dates: readonly CalendarDay[]): DateRange[] {
  const ranges: DateRange[] = [];
  for (const date of dates) {
    const [first, last] = ranges.at(-1) ?? [];
    if (first !== undefined && last !== undefined && addDays(last, 1) === date)
      ranges[ranges.length - 1] = [first, date];
    else ranges.push([date, date]);
  }
  return ranges;
}
