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

/**
 * The kinds of each type, in groups: a later group is asked only where the earlier ones find nothing fair.
 */
export const KINDS_BY_TYPE: Readonly<Record<QuestionType, readonly (readonly DraftQuestion[])[]>> =
  {
    reading: [
      [
        nextVerse,
        previousVerse,
        firstVerse,
        lastVerse,
        verseInReading,
        verseOutsideReading,
        earliestVerse,
        orderOfVerses,
        whichSurah,
        placeInReading,
      ],
    ],
    translation: [
      [
        meaningOfVerse,
        verseOfMeaning,
        nextMeaning,
        meaningInReading,
        meaningOutsideReading,
        earliestMeaning,
        orderOfMeanings,
      ],
    ],
    tafseer: [
      [verseOfCommentary, commentaryInReading],
      // If no commentary is installed, or it has nothing suitable on these verses: names and words.
      [nameInReading, verseOfName, wordInVerse],
    ],
  };
