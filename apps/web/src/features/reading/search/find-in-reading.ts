import type { Reading, Surah } from "@daily-quran/domain/reading";
import { findMatches } from "@daily-quran/quran-text/search/find-matches";
import { searchVerses } from "@daily-quran/quran-text/search/search-verses";
import type { FindMarks } from "../verse/marks.ts";

export interface FoundVerses {
  readonly surahs: readonly Surah[];
  readonly count: number;
  readonly findMarks: FindMarks;
}

/** The verses that a query finds in the Arabic, translations or tafseer, with the ranges to mark. */
export function findInReading({ surahs }: Reading, query: string): FoundVerses {
  const found = surahs
    .map((surah) => ({ ...surah, verses: searchVerses(surah.verses, query) }))
    .filter(({ verses }) => verses.length > 0);
  const count = found.reduce((sum, { verses }) => sum + verses.length, 0);
  return { surahs: found, count, findMarks: (text) => findMatches(text, query) };
}
