import { Plan, type Reading } from "@daily-quran/domain/reading";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { readingText } from "@daily-quran/reading-schedule/reading-title";
import type { SurahFacts } from "../surah-facts.ts";
import { readingMinutes } from "./reading-minutes.ts";
import { countWords } from "../verse-text.ts";
import { surahNameIn } from "./surah-name.ts";

/** The 300 days of the plan, built from the readings so that both agree. */
export function buildPlan(readings: readonly Reading[], surahs: readonly SurahFacts[]): Plan {
  const surahName = surahNameIn(surahs);
  return Plan.parse(
    readings.map((reading) => {
      const verses = reading.surahs.flatMap((surah) => surah.verses);
      const words = verses.reduce((total, verse) => total + countWords(verse.arabic), 0);
      return {
        day: reading.day,
        reading: readingText(reading.day, rangesOfDay(reading.day), surahName),
        readingTitle: reading.readingTitle,
        verseCount: verses.length,
        minutes: readingMinutes(words),
      };
    }),
  );
}
