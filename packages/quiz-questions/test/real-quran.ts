import { createRequire } from "node:module";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { indexCorpus } from "../src/corpus-index.ts";
import { indexNames } from "../src/name-index.ts";
import type { IndexedVerse } from "../src/indexed-verse.ts";
import type { DayReading, QuizVerse, ReadingPlan, SurahFacts } from "../src/quran.ts";
import { inOneGo } from "../src/steps.ts";
import { BENGALI_SURAH_NAMES } from "@daily-quran/reading-schedule/bengali-surah-names";

interface SourceSurah {
  readonly id: number;
  readonly name: string;
  readonly transliteration: string;
  readonly translation: string;
  readonly type: SurahFacts["revelation"];
  readonly total_verses: number;
  readonly verses: readonly {
    readonly id: number;
    readonly text: string;
    readonly translation: string;
  }[];
}

const require = createRequire(import.meta.url);
const english = require("quran-json/dist/quran_en.json") as readonly SourceSurah[];
const bengali = require("quran-json/dist/quran_bn.json") as readonly SourceSurah[];

// Verses whose Bengali lacks a part, as the edition's list has them.
const INCOMPLETE = new Set("2:140 3:66 3:155 6:60 6:152 7:84 9:109 12:50".split(" "));

/** The 6,236 verses with both translations, as quran-json has them. */
export const VERSES: readonly QuizVerse[] = english.flatMap((surah, index) =>
  surah.verses.map((verse, verseIndex) => ({
    surahNumber: surah.id,
    verseNumber: verse.id,
    arabic: verse.text,
    translation: verse.translation,
    bengaliTranslation: bengali[index]?.verses[verseIndex]?.translation ?? "",
    isIncomplete: INCOMPLETE.has(`${surah.id}:${verse.id}`),
  })),
);

/** The facts of the 114 surahs. */
export const SURAHS: readonly SurahFacts[] = english.map((surah) => ({
  number: surah.id,
  englishName: surah.id === 1 ? "Al-Fatiha" : surah.transliteration,
  englishMeaning: surah.translation,
  bengaliName: BENGALI_SURAH_NAMES[surah.id] ?? "",
  arabicName: surah.name,
  revelation: surah.type,
  verseCount: surah.total_verses,
}));

/** The real corpus, indexed. */
export const CORPUS = inOneGo(indexCorpus(VERSES, SURAHS));

/** All its verses, prepared. */
export function indexedVerses(): IndexedVerse[] {
  return VERSES.map(({ surahNumber, verseNumber }) => CORPUS.verseAt(surahNumber, verseNumber));
}

/** The real readings of the 300 days. */
export const READINGS: readonly DayReading[] = Array.from({ length: PLAN_DAYS }, (_, index) => ({
  day: index + 1,
  ranges: rangesOfDay(index + 1),
}));

/** The plan of the 300 days. */
export const PLAN: ReadingPlan = (day) => READINGS[day - 1];

/** What quizzes are drafted from where no commentary is installed. */
export const SOURCES = { corpus: CORPUS, plan: PLAN, names: inOneGo(indexNames(CORPUS, PLAN)) };

/** The verses with the days that read them. */
export const VERSES_WITH_DAYS = READINGS.flatMap(({ day, ranges }) =>
  ranges.flatMap(({ surah, from, to }) => {
    const first = CORPUS.positionOf(surah, from);
    return VERSES.slice(first, first + to - from + 1).map((verse) => ({ ...verse, day }));
  }),
);
