import { PAGE_STARTS } from "./page-starts.generated.ts";
import { RUB_STARTS } from "./rub-starts.generated.ts";
import { surahVerseCount } from "./surah-verse-count.ts";
import { ordinalOfVerse, VERSES } from "./verse-order.ts";
import type { VerseSpan } from "./verse-spans.ts";

/** The first verse of each juz, by ordinal. */
export const JUZ_STARTS: readonly number[] = RUB_STARTS.filter((_, rub) => rub % 8 === 0);

/** Surahs, juz, and pages of the Madani mushaf. */
export const SURAHS = 114;
export const JUZS = 30;
export const PAGES = 604;

/** The verses of a surah, 1 to 114; RangeError for another. */
export function spanOfSurah(surah: number): VerseSpan {
  return { from: ordinalOfVerse(surah, 1), to: ordinalOfVerse(surah, surahVerseCount(surah)) };
}

/** The verses of a juz, 1 to 30; RangeError for another. */
export const spanOfJuz = (juz: number): VerseSpan => spanOfPart(JUZ_STARTS, juz);

/** The verses of a page of the Madani mushaf, 1 to 604; RangeError for another. */
export const spanOfPage = (page: number): VerseSpan => spanOfPart(PAGE_STARTS, page);

/** The juz of a verse by its ordinal, 1 to 6,236. */
export const juzOfOrdinal = (ordinal: number): number => partOf(JUZ_STARTS, ordinal);

/** The page of the Madani mushaf on which a verse begins, by its ordinal, 1 to 6,236. */
export const pageOfOrdinal = (ordinal: number): number => partOf(PAGE_STARTS, ordinal);

function spanOfPart(starts: readonly number[], part: number): VerseSpan {
  const from = starts[part - 1];
  if (from === undefined) throw new RangeError(`There are ${starts.length} parts, not ${part}`);
  return { from, to: (starts[part] ?? VERSES + 1) - 1 };
}

function partOf(starts: readonly number[], ordinal: number): number {
  return starts.findLastIndex((start) => start <= ordinal) + 1;
}
