import type { FieldOf } from "@daily-quran/quran/by-language";
import type { Localised } from "./language.ts";

/** What is remarked on a translation of a verse. */
export interface VerseRemark {
  readonly kind: "missing" | "corrected" | "doubtful";
  readonly text: Localised;
}

/** One verse with its translations, as the quiz needs it; numbers count within the surah, from 1. */
export interface QuizVerse
  extends
    VerseReference,
    Readonly<Record<FieldOf<"translation">, string>>,
    Readonly<Partial<Record<FieldOf<"remark">, VerseRemark | undefined>>> {
  readonly arabic: string;
}

/** What is known of one surah; `verseCount` is in the Kufan count (6,236 verses in all). */
export interface SurahFacts extends Readonly<Record<FieldOf<"name">, string>> {
  readonly number: number;
  readonly arabicName: string;
  readonly revelation: "meccan" | "medinan";
  readonly verseCount: number;
}

/** The verses `from` to `to` of one surah, both included. */
interface VerseRange {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
}

/** The plan: what a day reads; undefined where it has no such day. */
export type ReadingPlan = (day: number) => DayReading | undefined;

/** What one day of the plan reads, in the order of the mushaf. */
export interface DayReading {
  readonly day: number;
  readonly ranges: readonly VerseRange[];
}

/** One text of a commentary with the run of verses that it explains. */
export interface TafseerRun extends VerseRange {
  readonly text: string;
}

/** Names one verse: its surah, and its number in it. */
export interface VerseReference {
  readonly surahNumber: number;
  readonly verseNumber: number;
}
