import type { CorpusIndex } from "./corpus-index.ts";
import type { IndexedVerse } from "./indexed-verse.ts";
import type { DayReading } from "./quran.ts";
import type { Steps } from "./steps.ts";
import { overlap } from "./word-bag.ts";

const FARTHEST = 150;
const MAX_OVERLAP = 0.55;

/** The askable verses around a verse, nearest first, without the verse itself. */
export function* versesNear(corpus: CorpusIndex, centre: IndexedVerse): Generator<IndexedVerse> {
  for (let distance = 1; distance <= FARTHEST; distance++) {
    for (const position of [centre.position + distance, centre.position - distance]) {
      const verse = corpus.verseOn(position);
      if (verse?.askable) yield verse;
    }
  }
}

/** Prepares the verses that a day's questions are about and choose among, so that drafting the questions is quick. */
export function* prepareVersesNear(corpus: CorpusIndex, { ranges }: DayReading): Steps<void> {
  for (const { surah, from, to } of ranges) {
    const last = corpus.positionOf(surah, to) + FARTHEST;
    for (let position = corpus.positionOf(surah, from) - FARTHEST; position <= last; position++) {
      yield;
      corpus.verseOn(position);
    }
  }
}

/** Whether two verses share so many words, in Arabic or in a translation, that one could be taken for the other. */
export function sayNearlyTheSame(one: IndexedVerse, other: IndexedVerse): boolean {
  return one.bags.some((bag, index) => {
    const otherBag = other.bags[index];
    return otherBag !== undefined && overlap(bag, otherBag) > MAX_OVERLAP;
  });
}

/** The surahs around a surah, nearest first, without it. */
export function* nearestFirst<Item extends { readonly number: number }>(
  items: readonly Item[],
  centre: number,
): Generator<Item> {
  const others = items.filter(({ number }) => number !== centre);
  yield* others.sort(
    (one, other) => Math.abs(one.number - centre) - Math.abs(other.number - centre),
  );
}
