import { VERSE_WORDS } from "./verse-words.generated.ts";
import type { VerseSet } from "@daily-quran/quran/verse-spans";
import { WORDS_PER_MINUTE } from "./words-per-minute.ts";

let sums: readonly number[] | undefined;

/** How many words the verses up to each ordinal have, from none. */
function wordSums(): readonly number[] {
  if (sums) return sums;
  let sum = 0;
  sums = [
    0,
    ...VERSE_WORDS.trim()
      .split(/\s/)
      .map((words) => (sum += Number(words))),
  ];
  return sums;
}

/** The Arabic words of the verses up to an ordinal, it included; 0 for 0. */
export function wordsUpTo(ordinal: number): number {
  const words = wordSums()[ordinal];
  if (words === undefined) throw new RangeError(`No verse has the ordinal ${ordinal}`);
  return words;
}

/** The Arabic words of a set of verses. */
export function wordsOf(verses: VerseSet): number {
  return verses.reduce((sum, { from, to }) => sum + wordsUpTo(to) - wordsUpTo(from - 1), 0);
}

/** The same estimate as people are told it: whole minutes, at least one. */
export const wholeMinutesOf = (verses: VerseSet): number =>
  Math.max(1, Math.round(minutesOf(verses)));

/** The estimate of the time that verses take, in minutes and their fractions. */
export function minutesOf(verses: VerseSet): number {
  return wordsOf(verses) / WORDS_PER_MINUTE;
}
