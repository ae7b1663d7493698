import { byField, byLanguage } from "@daily-quran/quran/by-language";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { indexCorpus } from "../src/corpus/corpus-index.ts";
import type { Bank } from "../src/bank/bank-question.ts";
import type { IndexedVerse } from "../src/corpus/indexed-verse.ts";
import type { DayReading, QuizVerse, ReadingPlan, SurahFacts } from "../src/quran.ts";
import { inOneGo } from "@daily-quran/steps/steps";
// By their paths: quran-text imports domain, which imports this package.
import { readGivenEditions } from "../../quran-text/src/ingest/editions.ts";
import { verseRemarks } from "../../quran-text/src/ingest/remarks.ts";
import { readSurahFacts } from "../../quran-text/src/ingest/surahs.ts";
import { quizBank } from "../../quran-text/src/quiz-bank/read-bank.ts";

const EDITIONS = readGivenEditions();
const REMARKS = byLanguage((language) => verseRemarks(EDITIONS[language].source.id));

/** The 6,236 verses with both translations as they are shown: with their marks and the corrections. */
export const VERSES: readonly QuizVerse[] = EDITIONS.arabic.verses.map(
  ({ surah, verse, text }, at) => ({
    surahNumber: surah,
    verseNumber: verse,
    arabic: text,
    ...byField((language) => ({
      translation: EDITIONS[language].verses[at]?.text ?? "",
      remark: REMARKS[language].get(`${surah}:${verse}`),
    })),
  }),
);

/** The facts of the 114 surahs. */
export const SURAHS: readonly SurahFacts[] = readSurahFacts();

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

/** The questions of the bank. */
export const BANK: Bank = quizBank(EDITIONS);

/** What quizzes are drafted from where no commentary is installed. */
export const SOURCES = { corpus: CORPUS, plan: PLAN, bank: BANK };

/** The verses with the days that read them. */
export const VERSES_WITH_DAYS = READINGS.flatMap(({ day, ranges }) =>
  ranges.flatMap(({ surah, from, to }) => {
    const first = CORPUS.positionOf(surah, from);
    return VERSES.slice(first, first + to - from + 1).map((verse) => ({ ...verse, day }));
  }),
);
