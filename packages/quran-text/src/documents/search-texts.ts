import type { Reading } from "@daily-quran/domain/reading";
import type { SearchTexts } from "@daily-quran/domain/search";
import type { SurahFacts } from "../surah-facts.ts";

/** What a search reads: the names of the surahs, and the built-in texts by verse. */
export function buildSearchTexts(
  readings: readonly Reading[],
  surahs: readonly SurahFacts[],
): SearchTexts {
  const verses = readings.flatMap((reading) => reading.surahs.flatMap((surah) => surah.verses));
  return {
    surahs: surahs.map(({ englishName, englishMeaning, bengaliName, arabicName }) => {
      return { englishName, englishMeaning, bengaliName, arabicName };
    }),
    arabic: verses.map(({ arabic }) => arabic),
    translation: verses.map(({ translation }) => translation),
    bengaliTranslation: verses.map(({ bengaliTranslation }) => bengaliTranslation),
    transliteration: verses.map(({ transliteration }) => transliteration),
    tafseer: [],
  };
}
