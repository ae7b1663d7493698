import { WORDS_PER_MINUTE } from "@daily-quran/reading-schedule/words-per-minute";

/** The Arabic words of a text. Split only at U+0020: the thin space of 2:72 is inside a word. */
export function countWords(arabic: string): number {
  return arabic.split("\u0020").length;
}

/** The schedule's estimate in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
