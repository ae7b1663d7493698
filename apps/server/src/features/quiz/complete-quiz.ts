import { DomainError } from "@daily-quran/domain/errors";
import type { QuizResult } from "@daily-quran/domain/quiz";
import type { Actor } from "../../request/actor.ts";
import { type Earned, gradedResult } from "./graded-result.ts";
import { openKnownQuiz, openQuiz, type QuizDay, type QuizContext } from "./open-quiz.ts";
import { listAnswers } from "./quiz.sql.ts";
import { storeResult, storeResultIf } from "./store-result.ts";

/** Stores the result of a quiz whose questions are all answered; an existing result stays. */
export async function completeQuiz(
  context: QuizContext,
  actor: Actor,
  quiz: QuizDay,
): Promise<QuizResult> {
  const { day } = quiz;
  const known = openKnownQuiz(context, actor, quiz);
  const earned = known && (await earnedBy(context, actor, quiz));
  if (known && earned) {
    const { cycle, version } = known;
    const result = { cycle, day, earned, selfReported: false };
    const onlyIf = { version, isUngraded: false };
    const stored = await storeResultIf(context.sql, actor, { ...result, onlyIf });
    if (stored) return stored;
  }
  const { cycle } = await openQuiz(context, actor, quiz);
  const earnedNow = await earnedBy(context, actor, quiz);
  if (!earnedNow) throw new DomainError("QUIZ_INCOMPLETE");
  return await storeResult(context.sql, actor, {
    cycle,
    day,
    earned: earnedNow,
    selfReported: false,
  });
}

async function earnedBy(
  { sql }: QuizContext,
  { userId }: Actor,
  quiz: QuizDay,
): Promise<Earned | undefined> {
  return gradedResult(await listAnswers(sql, { ...quiz, userId }));
}
