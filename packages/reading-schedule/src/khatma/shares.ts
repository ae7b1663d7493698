import { spanOfPart } from "@daily-quran/quran/borders";
import { PART_COUNTS } from "@daily-quran/quran/parts";
import { VERSES } from "@daily-quran/quran/verse-order";
import type { VerseSpan } from "@daily-quran/quran/verse-spans";
import { DAY_MS, startOfUtcDay, utcDay } from "../calendar-day.ts";
import { wordsUpTo } from "../verse-minutes.ts";

/** The parts of the Quran by which a khatma can be shared out. */
export const SHARE_PARTS = ["juz", "hizb", "surah", "page"] as const;

/** How the Quran is shared out: by a kind of part, or into so many parts of equally many words (1 to 604). */
export type Shares = (typeof SHARE_PARTS)[number] | number;

/** How often a khatma begins again. */
export type Repeats = "week" | "month";

/** Into how many shares. */
export const countOfShares = (shares: Shares): number =>
  typeof shares === "number" ? shares : PART_COUNTS[shares];

/** The verses of a share (from 1), by ordinal; RangeError for a number that no share has. */
export function spanOfShare(shares: Shares, n: number): VerseSpan {
  if (typeof shares !== "number") return spanOfPart(shares, n);
  if (!Number.isInteger(n) || n < 1 || n > shares) throw new RangeError(`No share ${n}`);
  const ends = endsOf(shares);
  return { from: (ends[n - 2] ?? 0) + 1, to: ends[n - 1] ?? VERSES };
}

const knownEnds = new Map<number, readonly number[]>();

/** The last verse of each share: the nearest to its part of the words that leaves a verse for each other. */
function endsOf(count: number): readonly number[] {
  const known = knownEnds.get(count);
  if (known) return known;
  const ends: number[] = [];
  let verse = 0;
  for (let n = 1; n <= count; n += 1) {
    const words = (wordsUpTo(VERSES) * n) / count;
    verse += 1;
    while (verse < VERSES - count + n && missedBy(verse + 1, words) <= missedBy(verse, words))
      verse += 1;
    ends.push(verse);
  }
  knownEnds.set(count, ends);
  return ends;
}

const missedBy = (verse: number, words: number): number => Math.abs(wordsUpTo(verse) - words);

/** The round of a khatma at an instant, from 0, and when it began and the next one begins, in epoch milliseconds. */
export interface Round {
  readonly number: number;
  readonly from: number;
  /** Undefined for a khatma that is read once. */
  readonly until: number | undefined;
}

/** The round in which a khatma is; all in epoch milliseconds. */
export function roundAt(began: number, repeats: Repeats | undefined, now: number): Round {
  if (!repeats) return { number: 0, from: began, until: undefined };
  const first = Math.floor(
    Math.max(0, now - began) / (repeats === "week" ? 7 * DAY_MS : 31 * DAY_MS),
  );
  let number = first;
  while (startOfRound(began, repeats, number + 1) <= now) number += 1;
  return {
    number,
    from: startOfRound(began, repeats, number),
    until: startOfRound(began, repeats, number + 1),
  };
}

/** A month has the day of the first one, or its last where it has no such day. */
function startOfRound(began: number, repeats: Repeats, number: number): number {
  if (repeats === "week") return began + number * 7 * DAY_MS;
  const day = utcDay(began);
  const months = Number(day.slice(5, 7)) - 1 + number;
  const year = Number(day.slice(0, 4)) + Math.floor(months / 12);
  const last = new Date(Date.UTC(year, (months % 12) + 1, 0)).getUTCDate();
  const inDay = began - startOfUtcDay(day);
  return Date.UTC(year, months % 12, Math.min(Number(day.slice(8)), last)) + inDay;
}

/** The share that a place has in a round: who keeps the place moves on by one share each time. */
export const shareOfPlace = (place: number, round: number, count: number): number =>
  ((place - 1 + round) % count) + 1;

/** The place that has a share in a round. */
export const placeOfShare = (n: number, round: number, count: number): number =>
  ((((n - 1 - round) % count) + count) % count) + 1;
