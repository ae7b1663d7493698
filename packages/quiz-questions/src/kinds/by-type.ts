import type { QuestionType } from "@daily-quran/quiz-scoring/question-type";
import type { DraftQuestion } from "../draft.ts";
import { commentaryInReading } from "./commentary-in-reading.ts";
import { earliestMeaning } from "./earliest-meaning.ts";
import { earliestVerse } from "./earliest-verse.ts";
import { firstVerse } from "./first-verse.ts";
import { lastVerse } from "./last-verse.ts";
import { meaningInReading } from "./meaning-in-reading.ts";
import { meaningOfVerse } from "./meaning-of-verse.ts";
import { meaningOutsideReading } from "./meaning-outside-reading.ts";
import { nameInReading } from "./name-in-reading.ts";
import { nextMeaning } from "./next-meaning.ts";
import { nextVerse } from "./next-verse.ts";
import { orderOfMeanings } from "./order-of-meanings.ts";
import { orderOfVerses } from "./order-of-verses.ts";
import { placeInReading } from "./place-in-reading.ts";
import { previousVerse } from "./previous-verse.ts";
import { verseInReading } from "./verse-in-reading.ts";
import { verseOfCommentary } from "./verse-of-commentary.ts";
import { verseOfMeaning } from "./verse-of-meaning.ts";
import { verseOfName } from "./verse-of-name.ts";
import { verseOutsideReading } from "./verse-outside-reading.ts";
import { whichSurah } from "./which-surah.ts";
import { wordInVerse } from "./word-in-verse.ts";

/** The kinds of a question about the commentary. */
export const COMMENTARY_KINDS: readonly DraftQuestion[] = [verseOfCommentary, commentaryInReading];

// A kind that few days allow is drawn first more often: each is so many times in the list.
const SCARCE = 3;
const SCARCEST = 9;

/** The other kinds of each type; a tafseer question is of these where the commentary has nothing to ask. */
export const KINDS_BY_TYPE: Readonly<Record<QuestionType, readonly DraftQuestion[]>> = {
  reading: [
    ...times(SCARCE, [nextVerse, previousVerse, firstVerse, lastVerse, whichSurah]),
    verseInReading,
    verseOutsideReading,
    earliestVerse,
    orderOfVerses,
    placeInReading,
  ],
  translation: [
    // It needs four verses close together whose translations stand alone.
    ...times(SCARCEST, [nextMeaning]),
    meaningOfVerse,
    verseOfMeaning,
    meaningInReading,
    meaningOutsideReading,
    earliestMeaning,
    orderOfMeanings,
  ],
  tafseer: [nameInReading, verseOfName, wordInVerse],
};

function times(count: number, kinds: readonly DraftQuestion[]): DraftQuestion[] {
  return Array.from({ length: count }, () => kinds).flat();
}
