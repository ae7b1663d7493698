import type { CommentaryIndex } from "../commentary/commentary-index.ts";
import type { CorpusIndex } from "../corpus/corpus-index.ts";
import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import type { ReadingPlan, VerseReference } from "../quran.ts";
import { versesOfReading } from "../corpus/reading-verses.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { Steps } from "@daily-quran/steps/steps";

const BLOCK_DAYS = 9;
const REACH_DAYS = 12;

/** What a question is drafted from. */
export interface DayContext {
  readonly cycleId: number;
  readonly day: number;
  readonly random: SeededRandom;
  readonly corpus: CorpusIndex;
  readonly plan: ReadingPlan;
  readonly commentary: CommentaryIndex | undefined;
  /** The verses of the day's reading in order. */
  readonly today: readonly IndexedVerse[];
  /** Those of them that no earlier question of the day shows, so that none gives another away. */
  readonly unshown: readonly IndexedVerse[];
  /** Whether an earlier question of the day shows a verse, of whatever day. */
  readonly isShown: (verse: IndexedVerse) => boolean;
}

/** A verse with the day that reads it. */
export interface VerseOfDay {
  readonly verse: IndexedVerse;
  readonly day: number;
}

/**
 * The verses of some days in a row, of which the day is one, at a random position: how near a verse is to the
 * middle tells nothing.
 */
export function versesOfBlock({ random, day, plan, corpus, isShown }: DayContext): VerseOfDay[] {
  let first = Math.max(1, day - random.below(BLOCK_DAYS));
  while (first > 1 && plan(first + BLOCK_DAYS - 1) === undefined) first--;
  const block: VerseOfDay[] = [];
  for (let read = first; read < first + BLOCK_DAYS; read++) {
    const reading = plan(read);
    if (!reading) continue;
    for (const verse of versesOfReading(reading, corpus)) {
      if (!isShown(verse)) block.push({ verse, day: read });
    }
  }
  return block;
}

/** The day that reads a verse, which is this one or one near it. */
export function dayOf(
  { surahNumber, verseNumber }: VerseReference,
  near: number,
  plan: ReadingPlan,
): number {
  for (let away = 0; away <= REACH_DAYS; away++) {
    for (const day of [near + away, near - away]) {
      const reads = plan(day)?.ranges.some(
        ({ surah, from, to }) => surah === surahNumber && from <= verseNumber && verseNumber <= to,
      );
      if (reads) return day;
    }
  }
  throw new Error(`No day near ${near} reads ${surahNumber}:${verseNumber}`);
}

/** Prepares the verses that a day's questions are about and choose among, so that drafting them is quick. */
export function* prepareBlocks(corpus: CorpusIndex, plan: ReadingPlan, day: number): Steps<void> {
  for (let near = day - REACH_DAYS; near <= day + REACH_DAYS; near++) {
    for (const { surah, from, to } of plan(near)?.ranges ?? []) {
      const last = corpus.positionOf(surah, to);
      for (let position = corpus.positionOf(surah, from); position <= last; position++) {
        yield;
        corpus.verseOn(position);
      }
    }
  }
}
