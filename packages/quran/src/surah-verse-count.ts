import { SURAH_VERSE_COUNTS } from "./surah-verse-counts.generated.ts";

/** How many verses a surah has in the Hafs count; RangeError for anything but a surah from 1 to 114. */
export function surahVerseCount(surah: number): number {
  const verses = SURAH_VERSE_COUNTS[surah - 1];
  if (verses === undefined) throw new RangeError(`Not a surah: ${surah}`);
  return verses;
}
