import { DomainError } from "@daily-quran/domain/errors";
import type { QuizResult } from "@daily-quran/domain/quiz";
import type { Actor } from "../../request/actor.ts";
import { gradedResult } from "./graded-result.ts";
import { openQuiz, type QuizDay, type QuizContext } from "./open-quiz.ts";
import { listAnswers } from "./quiz.sql.ts";
import { storeResult } from "./store-result.ts";

/** Stores the result of a quiz whose questions are all answered; an existing result stays. */
export async function completeQuiz(
  { sql }: Pick<QuizContext, "sql">,
  actor: Actor,
  { cycleId, day }: QuizDay,
): Promise<QuizResult> {
  const seen = await openQuiz(sql, actor, { cycleId, day });
  const earned = gradedResult(await listAnswers(sql, { cycleId, userId: actor.userId, day }));
  if (!earned) throw new DomainError("QUIZ_INCOMPLETE");
  return await storeResult(sql, actor, { seen, day, earned, selfReported: false });
}
