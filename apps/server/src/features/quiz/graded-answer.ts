import type { GradedAnswer } from "@daily-quran/domain/quiz";
import type { QuizQuestion } from "@daily-quran/quiz-questions/question";
import type { AnswerRow } from "./quiz.sql.ts";

/** An answer that was given, with what its user may know from then on. */
export function gradedAnswer(
  { correctAnswer, explanation }: QuizQuestion,
  { choice, isCorrect, points }: AnswerRow,
): GradedAnswer {
  return { choice, isCorrect, points, correctAnswer, explanation };
}
