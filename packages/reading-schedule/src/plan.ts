import { PAGE_STARTS } from "@daily-quran/quran/starts/page-starts.generated";
import { ordinalOfVerse, VERSES } from "@daily-quran/quran/verse-order";
import type { VerseRange } from "@daily-quran/quran/verse-range";
import { countVerses, rangesOfSpan, type VerseSpan } from "@daily-quran/quran/verse-spans";
import { PLAN_DAYS } from "./plan-day.ts";

/** Two pages of the mushaf a day, but four on day 1 and three on each of the last two. */
const STARTS: readonly number[] = Array.from({ length: PLAN_DAYS }, (_, index) => {
  const day = index + 1;
  const page = day === 1 ? 1 : day === PLAN_DAYS ? 602 : 2 * day + 1;
  return PAGE_STARTS[page - 1] ?? 0;
});

/** The verses of a day of the plan; RangeError for anything but 1 to 300. */
export function spanOfDay(day: number): VerseSpan {
  const from = STARTS[day - 1];
  if (from === undefined) throw new RangeError(`Not a day of the plan: ${day}`);
  return { from, to: (STARTS[day] ?? VERSES + 1) - 1 };
}

/** The ranges of a day, one per surah, in the order of the mushaf; RangeError for anything but 1 to 300. */
export const rangesOfDay = (day: number): readonly VerseRange[] => rangesOfSpan(spanOfDay(day));

/** The number of verses of a day; RangeError for anything but 1 to 300. */
export const verseCountOfDay = (day: number): number => countVerses([spanOfDay(day)]);

/** The day of the plan that reads a verse; RangeError for a verse that does not exist. */
export const dayOfVerse = (surah: number, verse: number): number =>
  dayOfOrdinal(ordinalOfVerse(surah, verse));

/** The day of the plan that reads a verse by its ordinal, 1 to 6,236. */
export const dayOfOrdinal = (ordinal: number): number =>
  STARTS.findLastIndex((start) => start <= ordinal) + 1;
