import type { CycleSettings } from "@daily-quran/domain/cycle";
import type { QuizLanguage } from "@daily-quran/domain/quiz";
import type { QuizQuestion } from "@daily-quran/quiz-questions/question";

/** The part of a cycle's settings that says what right answers earn. */
export type PointsPerType = Pick<
  CycleSettings,
  "pointsPerReading" | "pointsPerTranslation" | "pointsPerTafseer"
>;

/** Which day's quiz is meant, of which cycle, in which language. */
export interface QuizKey {
  readonly cycle: PointsPerType & { readonly id: number };
  readonly day: number;
  readonly language: QuizLanguage;
}

/** The quizzes of every cycle and day, with their answer keys. */
export interface QuizBook {
  questionsOf(key: QuizKey): Promise<readonly QuizQuestion[]>;
}
