import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import type { AnswerRow } from "./quiz.sql.ts";

/** What a member earned on a day: counts of right answers, and their points. */
export interface Earned {
  readonly totalPoints: number;
  readonly readingQuizzes: number;
  readonly translationQuizzes: number;
  readonly tafseerQuizzes: number;
}

/** The sum of graded answers; undefined until every question has one. */
export function gradedResult(answers: readonly AnswerRow[]): Earned | undefined {
  if (answers.length < QUESTION_TYPES.length) return undefined;
  const right = (type: AnswerRow["type"]): number =>
    answers.filter((answer) => answer.type === type && answer.isCorrect).length;
  return {
    totalPoints: answers.reduce((sum, { points }) => sum + points, 0),
    readingQuizzes: right("reading"),
    translationQuizzes: right("translation"),
    tafseerQuizzes: right("tafseer"),
  };
}

/** Whether two results are the same. */
export function isSameResult(one: Earned, other: Earned): boolean {
  return (
    one.totalPoints === other.totalPoints &&
    one.readingQuizzes === other.readingQuizzes &&
    one.translationQuizzes === other.translationQuizzes &&
    one.tafseerQuizzes === other.tafseerQuizzes
  );
}
