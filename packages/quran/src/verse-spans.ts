import { ordinalOfVerse, VERSES, verseOfOrdinal } from "./verse-order.ts";
import type { VerseRange } from "./verse-range.ts";

/** Verses that follow each other, by ordinal (1 to 6,236), both ends included; may cross surahs. */
export interface VerseSpan {
  readonly from: number;
  readonly to: number;
}

/** A set of verses: spans in order that neither touch nor overlap. */
export type VerseSet = readonly VerseSpan[];

/** All verses of the Quran. */
export const WHOLE_QURAN: VerseSpan = { from: 1, to: VERSES };

/** The set of all verses in any of these spans, which may overlap and have any order. */
export function verseSet(spans: Iterable<VerseSpan>): VerseSet {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** The verses of the first set that are not in the second. */
export function withoutVerses(verses: VerseSet, removed: VerseSet): VerseSet {
  return verses.flatMap(({ from, to }) => {
    const kept: VerseSpan[] = [];
    let next = from;
    for (const gap of removed) {
      if (gap.to < next) continue;
      if (gap.from > to) break;
      if (gap.from > next) kept.push({ from: next, to: gap.from - 1 });
      next = gap.to + 1;
    }
    if (next <= to) kept.push({ from: next, to });
    return kept;
  });
}

/** The verses that are in both sets. */
export function commonVerses(one: VerseSet, other: VerseSet): VerseSet {
  return withoutVerses(one, withoutVerses(one, other));
}

/** The number of verses of a set. */
export function countVerses(verses: VerseSet): number {
  return verses.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/** A span as ranges within surahs, in order. */
export function rangesOfSpan({ from, to }: VerseSpan): readonly VerseRange[] {
  const ranges: VerseRange[] = [];
  for (let next = from; next <= to;) {
    const { surah, verse } = verseOfOrdinal(next);
    const last = verseOfOrdinal(to);
    const end = surah === last.surah ? to : ordinalOfVerse(surah + 1, 1) - 1;
    ranges.push({ surah, from: verse, to: verse + end - next });
    next = end + 1;
  }
  return ranges;
}
