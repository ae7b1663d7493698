import { PLAN_TABLE } from "./plan-table.generated.ts";
import { rangeVerseCount, type VerseRange } from "./verse-range.ts";

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
