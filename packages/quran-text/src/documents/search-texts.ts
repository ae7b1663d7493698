import type { Reading, Verse } from "@daily-quran/domain/reading";
import type { SearchTexts } from "@daily-quran/domain/search/search";
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
    translationRemarks: remarksIn(verses, "translationRemark"),
    bengaliRemarks: remarksIn(verses, "bengaliRemark"),
    transliteration: verses.map(({ transliteration }) => transliteration),
    tafseer: [],
  };
}

function remarksIn(
  verses: readonly Verse[],
  field: "translationRemark" | "bengaliRemark",
): SearchTexts["bengaliRemarks"] {
  const remarked = verses.flatMap((verse) => {
    const remark = verse[field];
    return remark ? [[`${verse.surahNumber}:${verse.verseNumber}`, remark] as const] : [];
  });
  return Object.fromEntries(remarked);
}
