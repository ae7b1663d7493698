import { DomainError } from "@daily-quran/domain/errors";
import type { AnswerQuestionInput, GradedAnswer, QuizLanguage } from "@daily-quran/domain/quiz";
import { gradeAnswer } from "@daily-quran/quiz-scoring/grading";
import type { Actor } from "../../request/actor.ts";
import { gradedAnswer } from "./graded-answer.ts";
import { keepQuiz } from "./keep-quiz.ts";
import { openQuiz, type QuizDay, type QuizContext } from "./open-quiz.ts";
import { insertAnswer, listAnswers } from "./quiz.sql.ts";

/** Grades an answer to one question; the first answer counts, a later one gets the first's grade. */
export async function answerQuestion(
  context: QuizContext,
  actor: Actor,
  {
    cycleId,
    day,
    questionId,
    choice,
    language,
  }: QuizDay & AnswerQuestionInput & { language: QuizLanguage },
): Promise<GradedAnswer> {
  const { sql } = context;
  const { cycle } = await openQuiz(sql, actor, { cycleId, day });
  const { maker, questions } = await keepQuiz(context, { cycle, day }, actor.now);
  const question = questions[language].find(({ id }) => id === questionId);
  if (!question) throw new DomainError("QUESTION_NOT_FOUND");
  const { type } = question;
  const { isCorrect, points } = gradeAnswer(question, choice);
  const answer = { type, choice, isCorrect, points, maker };
  const key = { cycleId, userId: actor.userId, day };
  const answeredAt = new Date(actor.now).toISOString();
  if (await insertAnswer(sql, key, { ...answer, answeredAt }))
    return gradedAnswer(question, answer);
  const first = (await listAnswers(sql, key)).find((given) => given.type === type);
  // Neither inserted nor found: the membership ended meanwhile.
  if (!first) throw new DomainError("MEMBER_ONLY");
  return gradedAnswer(question, first);
}
