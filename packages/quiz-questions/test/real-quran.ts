import { createRequire } from "node:module";
import { PLAN_DAYS, rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { indexCorpus } from "../src/corpus-index.ts";
import type { IndexedVerse } from "../src/indexed-verse.ts";
import type { DayReading, QuizVerse, SurahFacts } from "../src/quran.ts";
import { inOneGo } from "../src/steps.ts";
import { BENGALI_SURAH_NAMES } from "./bengali-surah-names.ts";

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

/** The 6,236 verses with both translations, as quran-json has them. */
export const VERSES: readonly QuizVerse[] = english.flatMap((surah, index) =>
  surah.verses.map((verse, verseIndex) => ({
    surahNumber: surah.id,
    verseNumber: verse.id,
    arabic: verse.text,
    translation: verse.translation,
    bengaliTranslation: bengali[index]?.verses[verseIndex]?.translation ?? "",
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
