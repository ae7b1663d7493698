import type { DraftQuestion } from "../draft/draft.ts";
import { commentaryInReading } from "./commentary-in-reading.ts";
import { earliestMeaning } from "./earliest-meaning.ts";
import { earliestVerse } from "./earliest-verse.ts";
import { firstVerse } from "./first-verse.ts";
import { lastVerse } from "./last-verse.ts";
import { meaningInReading } from "./meaning-in-reading.ts";
import { meaningOfVerse } from "./meaning-of-verse.ts";
import { meaningOutsideReading } from "./meaning-outside-reading.ts";
import { nextVerse } from "./next-verse.ts";
import { orderOfMeanings } from "./order-of-meanings.ts";
import { orderOfVerses } from "./order-of-verses.ts";
import { placeInReading } from "./place-in-reading.ts";
import { previousVerse } from "./previous-verse.ts";
import { verseInReading } from "./verse-in-reading.ts";
import { verseOfCommentary } from "./verse-of-commentary.ts";
import { verseOfMeaning } from "./verse-of-meaning.ts";
import { verseOutsideReading } from "./verse-outside-reading.ts";
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
