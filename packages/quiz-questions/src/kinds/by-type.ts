import type { DraftQuestion } from "../draft/draft.ts";
import { meaningOfVerse, verseOfMeaning } from "../families/by-number.ts";
import { earliest } from "../families/earliest.ts";
import { edgeOfReading } from "../families/edge-of-reading.ts";
import { neighbour } from "../families/neighbour.ts";
import { oneInReading } from "../families/one-in-reading.ts";
import { oneOutsideReading } from "../families/one-outside-reading.ts";
import { orderOfFour } from "../families/order-of-four.ts";
import { meaningSide, verseSide } from "../families/verse-sides.ts";
import { commentaryInReading, verseOfCommentary } from "./commentary-kinds.ts";
import { placeInReading } from "./place-in-reading.ts";
import { whichSurah } from "./which-surah.ts";

/** The kinds of a question about the commentary. */
export const COMMENTARY_KINDS: readonly DraftQuestion[] = [verseOfCommentary, commentaryInReading];

// A kind that few days allow is drawn first more often: each is so many times in the list.
const SCARCE = 3;

const OF_MANY_VERSES = [
  [
    ...times(SCARCE, [edgeOfReading("first")]),
    earliest("earliest-verse", verseSide),
    orderOfFour("order-of-verses", verseSide),
  ],
  [oneOutsideReading("verse-outside-reading", verseSide)],
];
const OF_FEW_VERSES = [
  ...times(SCARCE, [neighbour(1), neighbour(-1), edgeOfReading("last"), whichSurah]),
  placeInReading,
];
const VERSE_IN_READING = oneInReading("verse-in-reading", verseSide);
const OF_MEANINGS = [
  meaningOfVerse,
  verseOfMeaning,
  earliest("earliest-meaning", meaningSide),
  orderOfFour("order-of-meanings", meaningSide),
];
const MEANING_IN_READING = oneInReading("meaning-in-reading", meaningSide);
const MEANING_OUTSIDE_READING = oneOutsideReading("meaning-outside-reading", meaningSide);

/**
 * The kinds of the first two types in turns, so that none comes twice in a row; each turn tries its lists in
 * order, what nearly every day allows last. Where a turn has none, the bank asks.
 */
export const KINDS_IN_TURN: Readonly<
  Record<"reading" | "translation", readonly (readonly (readonly DraftQuestion[])[])[]>
> = {
  reading: [OF_MANY_VERSES, [OF_FEW_VERSES, [VERSE_IN_READING]], OF_MANY_VERSES, [OF_FEW_VERSES]],
  // On every other day this question is the bank's.
  translation: [
    [],
    [OF_MEANINGS, [MEANING_OUTSIDE_READING], [MEANING_IN_READING]],
    [],
    [OF_MEANINGS, [MEANING_IN_READING, ...times(2, [MEANING_OUTSIDE_READING])]],
  ],
};

function times(count: number, kinds: readonly DraftQuestion[]): DraftQuestion[] {
  return Array.from({ length: count }, () => kinds).flat();
}
