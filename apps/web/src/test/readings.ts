import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentDirectory } from "@daily-quran/quran-text/content-location";
import type { Reading, PlanEntry, ScheduleEntry } from "@daily-quran/domain/reading";
import type {
  ListedSurah,
  PlacedSurah,
  PlacedVerse,
  VersePassage,
} from "@daily-quran/domain/passage";
import type { SurahFacts } from "@daily-quran/quran-text/surah-facts";
import { partOfOrdinal } from "@daily-quran/quran/borders";
import { placesOf } from "@daily-quran/quran/margins";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import type { Edition } from "@daily-quran/domain/edition";

const content = (file: string): unknown =>
  JSON.parse(readFileSync(join(contentDirectory(), file), "utf8"));

/** A day's reading as the product serves it. */
export const reading = (day: number): Reading => content(`readings/${day}.json`) as Reading;

export const editions = (): Edition[] => content("editions.json") as Edition[];

export const schedule = (): ScheduleEntry[] =>
  (content("plan.json") as PlanEntry[]).map((entry) => ({ ...entry, status: "upcoming" }));

export const topWords = (): VocabularyWord[] => content("words.json") as VocabularyWord[];

/** The surahs as the product lists them. */
export const listedSurahs = (): ListedSurah[] =>
  (content("surahs.json") as SurahFacts[]).map((surah) => {
    const [first, last] = [
      ordinalOfVerse(surah.number, 1),
      ordinalOfVerse(surah.number, surah.verseCount),
    ];
    return {
      ...surah,
      firstDay: dayOfVerse(surah.number, 1),
      lastDay: dayOfVerse(surah.number, surah.verseCount),
      firstJuz: partOfOrdinal("juz", first),
      lastJuz: partOfOrdinal("juz", last),
      firstPage: partOfOrdinal("page", first),
      lastPage: partOfOrdinal("page", last),
    };
  });

/** The verses of some surahs out of the readings of days, as the product serves a surah, a juz or a page. */
export function passage(
  days: readonly number[],
  isWanted: (surah: number) => boolean,
): VersePassage {
  const surahs = new Map<number, PlacedSurah>();
  for (const day of days)
    for (const surah of reading(day).surahs.filter(({ number }) => isWanted(number))) {
      const verses = surah.verses.map((verse) => {
        const ordinal = ordinalOfVerse(verse.surahNumber, verse.verseNumber);
        return {
          ...verse,
          day,
          ...placesOf(ordinal),
        };
      });
      const before = surahs.get(surah.number)?.verses ?? [];
      surahs.set(surah.number, { ...surah, verses: [...before, ...verses] });
    }
  return { surahs: [...surahs.values()] };
}

/** A verse as the product serves it by its number. */
export function placedVerse(surah: number, verse: number): PlacedVerse {
  const { surahs } = passage([dayOfVerse(surah, verse)], (number) => number === surah);
  const found = surahs[0]?.verses.find(({ verseNumber }) => verseNumber === verse);
  if (!found) throw new Error(`No verse ${surah}:${verse}`);
  return found;
}
