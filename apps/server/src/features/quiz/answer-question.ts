import { fieldError } from "@daily-quran/domain/errors";
import type { AnswerQuestionInput, GradedAnswer, QuizLanguage } from "@daily-quran/domain/quiz";
import type { QuizQuestion } from "@daily-quran/quiz-questions/question";
import { gradeAnswer } from "@daily-quran/quiz-scoring/grading";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { gradedAnswer } from "./graded-answer.ts";
import { cachedQuiz, keepQuiz } from "./keep-quiz.ts";
import type { StoredQuiz } from "./stored-quiz.sql.ts";
import { openKnownQuiz, openQuiz, type QuizDay, type QuizContext } from "./open-quiz.ts";
import { type AnswerRow, insertAnswer, listAnswers, type NewAnswer } from "./quiz.sql.ts";
import { whyNotStored } from "../cycle/why-not-stored.ts";

type SentAnswer = QuizDay & AnswerQuestionInput & { language: QuizLanguage };

/** An answer with its question, and the version of the cycle that it was found by. */
interface FoundQuestion {
  readonly sent: SentAnswer;
  readonly question: QuizQuestion;
  readonly maker: number;
  readonly version: string;
}

/** Grades an answer to one question; the first answer counts, a later one gets the first's grade. */
export async function answerQuestion(
  context: QuizContext,
  actor: Actor,
  sent: SentAnswer,
): Promise<GradedAnswer> {
  const { sql } = context;
  const known = findKnown(context, actor, sent);
  if (known) {
    const { graded, wasAllowed } = await storeAnswer(sql, actor, known);
    if (wasAllowed) return graded ?? (await firstAnswer(sql, actor, known));
  }
  const found = await findQuestion(context, actor, sent);
  const { graded } = await storeAnswer(sql, actor, found);
  return graded ?? (await firstAnswer(sql, actor, found));
}

/** The question without a query, where the process knows its cycle and its day. */
function findKnown(
  context: QuizContext,
  actor: Actor,
  sent: SentAnswer,
): FoundQuestion | undefined {
  const cycle = openKnownQuiz(context, actor, sent);
  const kept = cycle && cachedQuiz(context, sent);
  const question = kept && questionOf(kept, sent);
  return question && { sent, question, maker: kept.maker, version: cycle.version };
}

async function findQuestion(
  context: QuizContext,
  actor: Actor,
  sent: SentAnswer,
): Promise<FoundQuestion> {
  const { cycle, version } = await openQuiz(context, actor, sent);
  const kept = await keepQuiz(context, actor, { cycle, day: sent.day });
  const question = questionOf(kept, sent);
  if (!question) throw fieldError("QUESTION_NOT_FOUND", "questionId");
  return { sent, question, maker: kept.maker, version };
}

const questionOf = (
  { questions }: StoredQuiz,
  { language, questionId }: SentAnswer,
): QuizQuestion | undefined => questions[language].find(({ id }) => id === questionId);

/** Grades an answer and stores it, unless it is not the first or may not be stored. */
async function storeAnswer(
  sql: Sql,
  actor: Actor,
  found: FoundQuestion,
): Promise<{ readonly graded: GradedAnswer | undefined; readonly wasAllowed: boolean }> {
  const { isStored, wasAllowed } = await insertAnswer(sql, newAnswer(actor, found));
  const graded = isStored ? gradedAnswer(found.question, answerRow(found)) : undefined;
  return { graded, wasAllowed };
}

function newAnswer({ userId, now }: Actor, found: FoundQuestion): NewAnswer {
  const { cycleId, day } = found.sent;
  const answeredAt = new Date(now).toISOString();
  return { cycleId, userId, day, version: found.version, ...answerRow(found), answeredAt };
}

function answerRow({ sent: { choice }, question, maker }: FoundQuestion): AnswerRow {
  const { isCorrect, points } = gradeAnswer(question, choice);
  return { type: question.type, choice, isCorrect, points, maker };
}

async function firstAnswer(
  sql: Sql,
  { userId }: Actor,
  { sent: { cycleId, day }, question }: FoundQuestion,
): Promise<GradedAnswer> {
  const answers = await listAnswers(sql, { cycleId, userId, day });
  const first = answers.find(({ type }) => type === question.type);
  if (!first) throw await whyNotStored(sql, { cycleId, userId });
  return gradedAnswer(question, first);
}
