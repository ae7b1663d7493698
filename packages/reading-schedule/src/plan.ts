import { PLAN_TABLE } from "./plan-table.generated.ts";
import { rangeVerseCount, type VerseRange } from "./verse-range.ts";

/** Days of the reading plan (spec: the plan is 300 days). */
export const PLAN_DAYS = 300;

/** Whether a value is a day of the plan: an integer from 1 to 300. */
export function isPlanDay(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= PLAN_DAYS;
}

/** Parses a plan day written in decimal digits, as in a URL; undefined for anything but 1 to 300. */
export function parsePlanDay(text: string): number | undefined {
  if (!/^[1-9]\d{0,2}$/.test(text)) return undefined;
  const day = Number(text);
  return isPlanDay(day) ? day : undefined;
}

/** The day that follows in the plan; day 1 follows day 300. */
export function nextPlanDay(day: number): number {
  return (day % PLAN_DAYS) + 1;
}

/** The ranges of a day, one per surah, in the order of the mushaf; RangeError for anything but 1 to 300. */
export function rangesOfDay(day: number): readonly VerseRange[] {
  const ranges = PLAN_TABLE[day - 1];
  if (ranges === undefined) throw new RangeError(`Not a day of the plan: ${day}`);
  return ranges.map(([surah, from, to]) => ({ surah, from, to }));
}

/** The number of verses of a day; RangeError for anything but 1 to 300. */
export function verseCountOfDay(day: number): number {
  return rangesOfDay(day).reduce((verses, range) => verses + rangeVerseCount(range), 0);
}

/** The day of the plan that reads a verse; RangeError for a verse that does not exist. */
export function dayOfVerse(surah: number, verse: number): number {
  const index = PLAN_TABLE.findIndex((ranges) =>
    ranges.some((range) => range[0] === surah && range[1] <= verse && verse <= range[2]),
  );
  if (index === -1 || !Number.isInteger(verse)) throw new RangeError(`No verse ${surah}:${verse}`);
  return index + 1;
}
