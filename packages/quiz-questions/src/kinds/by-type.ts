import type { DraftQuestion } from "../draft/draft.ts";
import {
  earliestVerse,
  firstVerse,
  lastVerse,
  nextVerse,
  orderOfVerses,
  previousVerse,
  verseInReading,
  verseOutsideReading,
} from "./verse-kinds.ts";
import {
  earliestMeaning,
  meaningInReading,
  meaningOfVerse,
  meaningOutsideReading,
  orderOfMeanings,
  verseOfMeaning,
} from "./meaning-kinds.ts";
import { commentaryInReading, verseOfCommentary } from "./commentary-kinds.ts";
import { placeInReading } from "./place-in-reading.ts";
import { whichSurah } from "./which-surah.ts";

/** The kinds of a question about the commentary. */
export const COMMENTARY_KINDS: readonly DraftQuestion[] = [verseOfCommentary, commentaryInReading];

// A kind that few days allow is drawn first more often: each is so many times in the list.
const SCARCE = 3;

const OF_MANY_VERSES = [
  [...times(SCARCE, [firstVerse]), earliestVerse, orderOfVerses],
  [verseOutsideReading],
];
const OF_FEW_VERSES = [
  ...times(SCARCE, [nextVerse, previousVerse, lastVerse, whichSurah]),
  placeInReading,
];
const OF_MEANINGS = [meaningOfVerse, verseOfMeaning, earliestMeaning, orderOfMeanings];

/**
 * The kinds of the first two types in turns, so that none comes twice in a row; each turn tries its lists in
 * order, what nearly every day allows last. Where a turn has none, the bank asks.
 */
export const KINDS_IN_TURN: Readonly<
  Record<"reading" | "translation", readonly (readonly (readonly DraftQuestion[])[])[]>
> = {
  reading: [OF_MANY_VERSES, [OF_FEW_VERSES, [verseInReading]], OF_MANY_VERSES, [OF_FEW_VERSES]],
  // On every other day this question is the bank's.
  translation: [
    [],
    [OF_MEANINGS, [meaningOutsideReading], [meaningInReading]],
    [],
    [OF_MEANINGS, [meaningInReading, ...times(2, [meaningOutsideReading])]],
  ],
};

function times(count: number, kinds: readonly DraftQuestion[]): DraftQuestion[] {
  return Array.from({ length: count }, () => kinds).flat();
}
