import { numbersOf } from "@daily-quran/quran/parts";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { verseKey } from "../verse-text.ts";

/** The keys of all 6,236 verses in the order of the mushaf. */
export const VERSE_KEYS: readonly string[] = numbersOf("surah").flatMap((surah) =>
  Array.from({ length: surahVerseCount(surah) }, (_, index) =>
    verseKey({ surah, verse: index + 1 }),
  ),
);
