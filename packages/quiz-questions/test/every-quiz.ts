import { DEFAULT_POINTS } from "@daily-quran/quiz-scoring/points";
import { renderQuiz } from "../src/day-quiz/build-day-quiz.ts";
import type { CommentaryIndex } from "../src/commentary-index.ts";
import { draftDayQuiz } from "../src/day-quiz/draft-day-quiz.ts";
import { LANGUAGES } from "../src/language.ts";
import type { Language } from "../src/language.ts";
import type { QuizQuestion } from "../src/question.ts";
import type { DayReading, TafseerRun } from "../src/quran.ts";
import { READINGS, SOURCES } from "./real-quran.ts";

/** One built quiz with what it was built from. */
export interface BuiltQuiz {
  readonly cycleId: number;
  readonly reading: DayReading;
  readonly language: Language;
  readonly commentary: readonly TafseerRun[];
  readonly questions: readonly QuizQuestion[];
}

/** A commentary with its index, or none. */
export interface Installed {
  readonly runs: Readonly<Record<Language, readonly TafseerRun[]>>;
  readonly index: CommentaryIndex | undefined;
}

/** Every quiz of all 300 days and the given number of cycles, in both languages. */
export function* everyQuiz(cycles: number, { runs, index }: Installed): Generator<BuiltQuiz> {
  for (let cycleId = 1; cycleId <= cycles; cycleId++) {
    for (const reading of READINGS) {
      // Drafted once and read in both languages, which is what buildDayQuiz does for each.
      const drafts = draftDayQuiz({ ...SOURCES, cycleId, day: reading.day, tafseer: index });
      for (const language of LANGUAGES) {
        const questions = renderQuiz(drafts, { language, points: DEFAULT_POINTS });
        yield { cycleId, reading, language, commentary: runs[language], questions };
      }
    }
  }
}
