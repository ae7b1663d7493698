import type { Reading, Verse } from "@daily-quran/domain/reading";
import {
  byRemarksField,
  type Remarks,
  type SearchTexts,
  SurahNames,
} from "@daily-quran/domain/search/search";
import { byField, type FieldOf } from "@daily-quran/quran/by-language";
import { LANGUAGE_FACTS } from "@daily-quran/quran/languages";
import type { SurahFacts } from "../surah-facts.ts";

/** What a search reads: the names of the surahs, and the built-in texts by verse. */
export function buildSearchTexts(
  readings: readonly Reading[],
  surahs: readonly SurahFacts[],
): SearchTexts {
  const verses = readings.flatMap((reading) => reading.surahs.flatMap((surah) => surah.verses));
  return {
    surahs: surahs.map((surah) => SurahNames.parse(surah)),
    arabic: verses.map(({ arabic }) => arabic),
    ...byField((language) => ({
      translation: verses.map((verse) => verse[LANGUAGE_FACTS[language].fields.translation]),
    })),
    ...byRemarksField((language) => remarksIn(verses, LANGUAGE_FACTS[language].fields.remark)),
    transliteration: verses.map(({ transliteration }) => transliteration),
    tafseer: [],
  };
}

function remarksIn(verses: readonly Verse[], field: FieldOf<"remark">): Remarks {
  const remarked = verses.flatMap((verse) => {
    const remark = verse[field];
    return remark ? [[`${verse.surahNumber}:${verse.verseNumber}`, remark] as const] : [];
  });
  return Object.fromEntries(remarked);
}
