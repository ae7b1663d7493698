import type { SearchResult, SearchTexts } from "@daily-quran/domain/search";
import type { Content } from "../content/content.ts";

/** A surah and a verse, as a search finds them. */
export const searchExample: SearchResult[] = [
  {
    kind: "surah",
    number: 36,
    surahNumber: 36,
    verseNumber: 1,
    surahName: "Ya-Sin",
    day: 219,
    texts: [],
  },
  {
    kind: "verse",
    surahNumber: 96,
    verseNumber: 1,
    surahName: "Al-'Alaq",
    day: 298,
    texts: [
      {
        field: "translation",
        text: "Recite in the name of your Lord who created -",
        marks: [{ start: 0, end: 18 }],
      },
    ],
  },
];

/** The first surah's names and the first two verses. */
export function searchTextsExample(content: Content): SearchTexts {
  const first = content.parseReading(1).surahs.slice(0, 1);
  const verses = first.flatMap((surah) => surah.verses.slice(0, 2));
  return {
    surahs: first.map(({ englishName, englishMeaning, bengaliName, arabicName }) => {
      return { englishName, englishMeaning, bengaliName, arabicName };
    }),
    arabic: verses.map(({ arabic }) => arabic),
    translation: verses.map(({ translation }) => translation),
    bengaliTranslation: verses.map(({ bengaliTranslation }) => bengaliTranslation),
    transliteration: verses.map(({ transliteration }) => transliteration),
    tafseer: [],
  };
}
