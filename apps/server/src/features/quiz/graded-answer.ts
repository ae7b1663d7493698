import type { GradedAnswer } from "@daily-quran/domain/quiz";
import type { QuizQuestion } from "@daily-quran/quiz-questions/question";
import type { AnswerRow } from "./quiz.sql.ts";

/** A sent answer, with what its user may now see. */
export function gradedAnswer(
  { correctAnswer, explanation, references, cites }: QuizQuestion,
  answer: AnswerRow,
): GradedAnswer {
  const { choice, isCorrect, points } = answer;
  if (isEarlier(answer)) return earlierAnswer(answer);
  return {
    choice,
    isCorrect,
    points,
    correctAnswer,
    explanation,
    ...(references && { references: [...references] }),
    cites,
  };
}

/** Whether an answer is from before questions were stored, so its question is unknown. */
export function isEarlier({ maker }: AnswerRow): boolean {
  return maker === null;
}

function earlierAnswer({ choice, isCorrect, points }: AnswerRow): GradedAnswer {
  return { choice, isCorrect, points, correctAnswer: choice, explanation: "", isEarlier: true };
}
