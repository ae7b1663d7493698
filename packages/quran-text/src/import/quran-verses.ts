import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { verseKey } from "../verse-text.ts";

/** Surahs of the Quran. */
export const SURAHS = 114;

/** The keys of all 6,236 verses in the order of the mushaf. */
export const VERSE_KEYS: readonly string[] = Array.from(
  { length: SURAHS },
  (_, index) => index + 1,
).flatMap((surah) =>
  Array.from({ length: surahVerseCount(surah) }, (_, index) =>
    verseKey({ surah, verse: index + 1 }),
  ),
);
