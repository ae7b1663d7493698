import type { Quiz, QuizLanguage, QuizQuestion } from "@daily-quran/domain/quiz";
import { maximumPoints } from "@daily-quran/quiz-scoring/points";
import {
  otherTopicOf,
  type QuizQuestion as KeyedQuestion,
} from "@daily-quran/quiz-questions/question";
import type { Actor } from "../../request/actor.ts";
import { gradedAnswer, isEarlier } from "./graded-answer.ts";
import { findMarks } from "../own-question/asked-questions.ts";
import { keepQuiz } from "./keep-quiz.ts";
import { openQuiz, type QuizDay, type QuizContext } from "./open-quiz.ts";
import { pointsByType } from "./points-by-type.ts";
import { type AnswerRow, findResult, listAnswers } from "./quiz.sql.ts";

/** A day's quiz with the actor's own answers so far. */
export async function getQuiz(
  context: QuizContext,
  actor: Actor,
  { cycleId, day, language }: QuizDay & { language: QuizLanguage },
): Promise<Quiz> {
  const { sql } = context;
  const { cycle } = await openQuiz(context, actor, { cycleId, day });
  const key = { cycleId, userId: actor.userId, day };
  const [answers, result, kept] = await Promise.all([
    listAnswers(sql, key),
    findResult(sql, key),
    keepQuiz(context, actor, { cycle, day }),
  ]);
  const answerTo = new Map(answers.map((answer) => [answer.type, answer]));
  const questions = kept.questions[language];
  // Of a day whose quiz is stored they stay as they are.
  const marks = questions.some(({ isOwn }) => isOwn)
    ? await findMarks(sql, { cycleId, day, language })
    : undefined;
  return {
    groupId: cycle.groupId,
    cycleId,
    day,
    language,
    hasLeaderboard: cycle.leaderboardEnabled,
    maximumPoints: maximumPoints(pointsByType(cycle)),
    questions: questions.map((question) => {
      const own = marks?.get(question.type);
      return { ...shownQuestion(question, answerTo.get(question.type)), ...(own && { own }) };
    }),
    ...(result && { result }),
  };
}

// Allow-list of fields: kind, references, cites and the key would reveal the answer.
function shownQuestion(keyed: KeyedQuestion, answer: AnswerRow | undefined): QuizQuestion {
  const { id, type, kind, question, options, translations, passages, points } = keyed;
  if (answer && isEarlier(answer)) return earlierQuestion(keyed, answer);
  const [only] = passages.length === 1 ? passages : [];
  const topic = otherTopicOf(kind);
  return {
    id,
    type,
    ...(topic && { topic }),
    question,
    passages: [...passages],
    options: [...options],
    ...(translations && { translations: [...translations] }),
    points,
    ...(only?.arabic !== undefined && { verse: only.arabic }),
    ...(answer && { answer: gradedAnswer(keyed, answer) }),
  };
}

/** A question whose text was not stored when it was answered: its points stay. */
function earlierQuestion(keyed: KeyedQuestion, answer: AnswerRow): QuizQuestion {
  const { id, type, points } = keyed;
  const answered = gradedAnswer(keyed, answer);
  return { id, type, question: "", passages: [], options: [], points, answer: answered };
}
