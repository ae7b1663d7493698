import type { DraftQuestion } from "../draft.ts";
import type { QuestionType } from "@daily-quran/quiz-scoring/question-type";
import { firstInReading } from "./first-in-reading.ts";
import { commentaryInReading, meaningInReading, verseInReading } from "./in-reading.ts";
import { commentaryOfVerse, meaningOfVerse, verseOfCommentary, verseOfMeaning } from "./match.ts";
import { missingWord, verseEnding } from "./missing-words.ts";
import { nameMeaning } from "./name-meaning.ts";
import { nextMeaning, nextVerse } from "./next.ts";
import { placeInReading } from "./place-in-reading.ts";
import { revelationPlace } from "./revelation-place.ts";
import { surahOrder } from "./surah-order.ts";
import { verseCount } from "./verse-count.ts";
import { whichSurah } from "./which-surah.ts";

/** The shapes of each type, in groups: a later group is asked only where the earlier ones find nothing fair. */
export const SHAPES_BY_TYPE: Readonly<Record<QuestionType, readonly (readonly DraftQuestion[])[]>> =
  {
    reading: [
      [
        nextVerse,
        missingWord,
        verseEnding,
        whichSurah,
        firstInReading,
        placeInReading,
        verseInReading,
      ],
    ],
    translation: [[meaningOfVerse, verseOfMeaning, nextMeaning, meaningInReading]],
    tafseer: [
      [commentaryOfVerse, verseOfCommentary, commentaryInReading],
      // With no commentary installed, or none on these verses: the surah itself.
      [nameMeaning, revelationPlace, verseCount, surahOrder],
    ],
  };
