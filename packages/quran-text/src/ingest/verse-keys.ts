import { getSurahMeta, isValidSurah } from "quran-meta/hafs";
import { verseKey } from "../verse-text.ts";

const SURAH_COUNT = 114;

/** A surah's verse count (Hafs), from quran-meta: a source independent of the texts. */
export function verseCountOf(surah: number): number {
  if (!isValidSurah(surah)) throw new RangeError(`There is no surah ${surah}.`);
  return getSurahMeta(surah).ayahCount;
}

/** The keys of all 6,236 verses in the order of the mushaf. */
export function allVerseKeys(): string[] {
  return Array.from({ length: SURAH_COUNT }, (_, surahIndex) => surahIndex + 1).flatMap((surah) =>
    Array.from({ length: verseCountOf(surah) }, (_, verseIndex) =>
      verseKey({ surah, verse: verseIndex + 1 }),
    ),
  );
}
