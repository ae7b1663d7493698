import type { CycleSettings } from "@daily-quran/domain/group/cycle";
import type { QuizLanguage } from "@daily-quran/domain/quiz";
import type { OwnQuestions } from "@daily-quran/quiz-questions/day-quiz/draft-day-quiz";
import type { QuizQuestion } from "@daily-quran/quiz-questions/question";

/** The cycle settings that define the points for right answers. */
export type PointsPerType = Pick<
  CycleSettings,
  "pointsPerReading" | "pointsPerTranslation" | "pointsPerTafseer"
>;

/** Identifies a quiz: its day and its cycle. */
export interface QuizKey {
  readonly cycle: PointsPerType & { readonly id: number };
  readonly day: number;
  /** What the group asks in place of the built-in questions. */
  readonly own?: OwnQuestions;
}

/** A day's questions in every language, with their answer keys. */
export type QuestionsOfDay = Readonly<Record<QuizLanguage, readonly QuizQuestion[]>>;

/** The quizzes of every cycle and day, with their answer keys. */
export interface QuizBook {
  /** As they are asked now, all languages of one state of the texts; what is shown must be kept first. */
  questionsOf(key: QuizKey): Promise<QuestionsOfDay>;
  /** The questions of a day's practice, which are of no cycle and worth no points. */
  practiceOf(day: number): Promise<QuestionsOfDay>;
  /** Builds the index of the current texts, so that the first quiz does not wait for it. */
  prepare(): Promise<void>;
}
