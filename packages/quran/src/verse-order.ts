import { SURAH_VERSE_COUNTS } from "./surah-verse-counts.generated.ts";

/** Verses of the Quran in the Hafs count. A verse's ordinal is its place among them, from 1. */
export const VERSES = 6236;

/** A verse by its surah (1 to 114) and its number in it (from 1). */
export interface VersePlace {
  readonly surah: number;
  readonly verse: number;
}

const versesBefore: readonly number[] = SURAH_VERSE_COUNTS.map((_, index) =>
  SURAH_VERSE_COUNTS.slice(0, index).reduce((sum, verses) => sum + verses, 0),
);

/** The ordinal of a verse, 1 to 6,236; RangeError for a verse that does not exist. */
export function ordinalOfVerse(surah: number, verse: number): number {
  const before = versesBefore[surah - 1];
  const verses = SURAH_VERSE_COUNTS[surah - 1] ?? 0;
  if (before === undefined || !Number.isInteger(verse) || verse < 1 || verse > verses)
    throw new RangeError(`No verse ${surah}:${verse}`);
  return before + verse;
}

/** The verse of an ordinal; RangeError for anything but 1 to 6,236. */
export function verseOfOrdinal(ordinal: number): VersePlace {
  if (!Number.isInteger(ordinal) || ordinal < 1 || ordinal > VERSES)
    throw new RangeError(`No verse has the ordinal ${ordinal}`);
  const surah = versesBefore.findLastIndex((before) => before < ordinal) + 1;
  return { surah, verse: ordinal - (versesBefore[surah - 1] ?? 0) };
}
