import { spanOfPart } from "@daily-quran/quran/borders";
import { numbersOf, PART_COUNTS } from "@daily-quran/quran/parts";
import { PLAN_DAYS } from "../plan-day.ts";
import { wordsUpTo } from "../verse-minutes.ts";
import type { VerseSet } from "@daily-quran/quran/verse-spans";
import { spanOfDay } from "../plan.ts";
import { VERSES } from "@daily-quran/quran/verse-order";
import { WORDS_PER_MINUTE } from "../words-per-minute.ts";

/** How fast a plan reads: in a number of days, or so many minutes a day. */
export type Pace =
  | { readonly kind: "days"; readonly days: number }
  | { readonly kind: "minutes"; readonly minutes: number };

/**
 * Divides verses into days: the whole Quran in 300 days as the shared plan does, in 30 by juz, all else by its
 * words. No verse is split, no day is empty; fewer days than asked where there are fewer verses.
 */
export function divideVerses(verses: VerseSet, pace: Pace): readonly VerseSet[] {
  if (pace.kind === "minutes") return byWords(verses, pace.minutes * WORDS_PER_MINUTE);
  const known = isWholeQuran(verses) ? knownDivision(pace.days) : undefined;
  return known ?? inDays(verses, pace.days);
}

function isWholeQuran([first, ...rest]: VerseSet): boolean {
  return first?.from === 1 && first.to === VERSES && rest.length === 0;
}

function knownDivision(days: number): readonly VerseSet[] | undefined {
  if (days === PLAN_DAYS)
    return Array.from({ length: PLAN_DAYS }, (_, index) => [spanOfDay(index + 1)]);
  if (days === PART_COUNTS.juz) return numbersOf("juz").map((juz) => [spanOfPart("juz", juz)]);
  return undefined;
}

const ordinalsOf = (verses: VerseSet): readonly number[] =>
  verses.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );

const wordsOfVerse = (ordinal: number): number => wordsUpTo(ordinal) - wordsUpTo(ordinal - 1);

/** A set of verses from ordinals in order. */
function asSet(ordinals: readonly number[]): VerseSet {
  const spans: { from: number; to: number }[] = [];
  for (const ordinal of ordinals) {
    const last = spans.at(-1);
    if (last?.to === ordinal - 1) last.to = ordinal;
    else spans.push({ from: ordinal, to: ordinal });
  }
  return spans;
}

/** Days that end at the verse nearest to their share of the words. */
function inDays(verses: VerseSet, wanted: number): readonly VerseSet[] {
  const ordinals = ordinalsOf(verses);
  const days = Math.min(wanted, ordinals.length);
  let sum = 0;
  const sums = ordinals.map((ordinal) => (sum += wordsOfVerse(ordinal)));
  let start = 0;
  return Array.from({ length: days }, (_, index) => {
    const share = (sum * (index + 1)) / days;
    // A day has a verse at least, and leaves one for each day after it.
    const most = ordinals.length - (days - index - 1);
    let end = start + 1;
    while (end < most && share - (sums[end - 1] ?? 0) > (sums[end] ?? 0) - share) end += 1;
    const day = asSet(ordinals.slice(start, end));
    start = end;
    return day;
  });
}

/** Days of as many words as come nearest to those wanted, with a verse at least. */
function byWords(verses: VerseSet, wanted: number): readonly VerseSet[] {
  const days: number[][] = [];
  let words = Infinity;
  for (const ordinal of ordinalsOf(verses)) {
    const more = wordsOfVerse(ordinal);
    if (words + more - wanted > wanted - words) {
      days.push([]);
      words = 0;
    }
    days.at(-1)?.push(ordinal);
    words += more;
  }
  return days.map(asSet);
}
