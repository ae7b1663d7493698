import { WORDS_PER_MINUTE } from "@daily-quran/reading-schedule/words-per-minute";

/** The schedule's estimate in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
