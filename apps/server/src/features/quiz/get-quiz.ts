import type { Quiz, QuizLanguage, QuizQuestion } from "@daily-quran/domain/quiz";
import { maximumPoints } from "@daily-quran/quiz-scoring/points";
import type { QuizQuestion as KeyedQuestion } from "@daily-quran/quiz-questions/question";
import type { Actor } from "../../request/actor.ts";
import { gradedAnswer } from "./graded-answer.ts";
import { openQuiz, type QuizDay, type QuizRoom } from "./open-quiz.ts";
import { pointsByType } from "./points-by-type.ts";
import { type AnswerRow, findResult, listAnswers } from "./quiz.sql.ts";

/** A day's quiz with the actor's own answers so far. */
export async function getQuiz(
  { sql, quizzes }: QuizRoom,
  actor: Actor,
  { cycleId, day, language }: QuizDay & { language: QuizLanguage },
): Promise<Quiz> {
  const { cycle } = await openQuiz(sql, actor, { cycleId, day });
  const place = { cycleId, userId: actor.userId, day };
  const [answers, result] = await Promise.all([listAnswers(sql, place), findResult(sql, place)]);
  const answerTo = new Map(answers.map((answer) => [answer.type, answer]));
  const questions = await quizzes.questionsOf({ cycle, day, language });
  return {
    cycleId,
    day,
    language,
    maximumPoints: maximumPoints(pointsByType(cycle)),
    questions: questions.map((question) => shownQuestion(question, answerTo.get(question.type))),
    ...(result && { result }),
  };
}

// Field by field: the shape, the verse cited and the key itself would all give the answer away.
function shownQuestion(keyed: KeyedQuestion, answer: AnswerRow | undefined): QuizQuestion {
  const { id, type, question, options, points, verse } = keyed;
  return {
    id,
    type,
    question,
    options: [...options],
    points,
    ...(verse !== undefined && { verse }),
    ...(answer && { answer: gradedAnswer(keyed, answer) }),
  };
}
