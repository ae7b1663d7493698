import type { Verse } from "@daily-quran/domain/reading";
import { findMatches } from "./find-matches.ts";
import { parseVerseReference } from "./verse-reference.ts";

type SearchableVerse = Pick<
  Verse,
  "surahNumber" | "verseNumber" | "arabic" | "translation" | "bengaliTranslation" | "tafseer"
>;

/**
 * The verses that a query finds, in order: by reference (`2:255`), or in any text; an empty query finds all.
 */
export function searchVerses<T extends SearchableVerse>(verses: readonly T[], query: string): T[] {
  if (query.trim() === "") return [...verses];
  const reference = parseVerseReference(query);
  if (reference) {
    return verses.filter(
      ({ surahNumber, verseNumber }) =>
        surahNumber === reference.surah &&
        verseNumber >= reference.from &&
        verseNumber <= reference.to,
    );
  }
  return verses.filter((verse) =>
    [verse.arabic, verse.translation, verse.bengaliTranslation, verse.tafseer ?? ""].some(
      (text) => findMatches(text, query).length > 0,
    ),
  );
}
