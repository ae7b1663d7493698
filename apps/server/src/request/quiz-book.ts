import type { CycleSettings } from "@daily-quran/domain/cycle";
import type { QuizLanguage } from "@daily-quran/domain/quiz";
import type { QuizQuestion } from "@daily-quran/quiz-questions/question";

/** The cycle settings that define the points for right answers. */
export type PointsPerType = Pick<
  CycleSettings,
  "pointsPerReading" | "pointsPerTranslation" | "pointsPerTafseer"
>;

/** Identifies a quiz: its day, its cycle and its language. */
export interface QuizKey {
  readonly cycle: PointsPerType & { readonly id: number };
  readonly day: number;
  readonly language: QuizLanguage;
}

/** The quizzes of every cycle and day, with their answer keys. */
export interface QuizBook {
  questionsOf(key: QuizKey): Promise<readonly QuizQuestion[]>;
  /** Builds the index of the current texts, so that the first quiz does not wait for it. */
  prepare(): Promise<void>;
}
