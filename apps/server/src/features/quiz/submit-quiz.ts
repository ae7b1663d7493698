import { DomainError } from "@daily-quran/domain/errors";
import type { QuizResult, SubmitQuizInput } from "@daily-quran/domain/quiz";
import { faultOfReport } from "@daily-quran/quiz-scoring/reported-result";
import type { Actor } from "../../request/actor.ts";
import { gradedResult, isSameResult } from "./graded-result.ts";
import { openQuiz, type QuizContext } from "./open-quiz.ts";
import type { PointsPerType } from "../../request/quiz-book.ts";
import { pointsByType } from "./points-by-type.ts";
import { type AnswerRow, findResult, listAnswers } from "./quiz.sql.ts";
import { storeResult } from "./store-result.ts";

/**
 * Stores a day's result as reported by a client. It must agree with answers graded here; without any it is
 * stored as self-reported. The first result is final.
 */
export async function submitQuiz(
  { sql }: Pick<QuizContext, "sql">,
  actor: Actor,
  { cycleId, ...report }: SubmitQuizInput & { cycleId: number },
): Promise<QuizResult> {
  const { day } = report;
  const seen = await openQuiz(sql, actor, { cycleId, day });
  checkReport(report, seen.cycle);
  const key = { cycleId, userId: actor.userId, day };
  const [answers, stored] = await Promise.all([listAnswers(sql, key), findResult(sql, key)]);
  if (stored?.selfReported) return stored;
  if (answers.length > 0) checkAgainst(answers, report);
  else if (seen.cycle.gradedOnly) throw new DomainError("GRADED_ONLY");
  if (stored) return stored;
  const selfReported = answers.length === 0;
  return await storeResult(sql, actor, { seen, day, earned: report, selfReported });
}

function checkReport(report: SubmitQuizInput, cycle: PointsPerType): void {
  const { totalPoints, readingQuizzes, translationQuizzes, tafseerQuizzes } = report;
  const correct = {
    reading: readingQuizzes,
    translation: translationQuizzes,
    tafseer: tafseerQuizzes,
  };
  const fault = faultOfReport({ correct, totalPoints }, pointsByType(cycle));
  if (fault) throw new DomainError(fault);
}

function checkAgainst(answers: readonly AnswerRow[], report: SubmitQuizInput): void {
  const graded = gradedResult(answers);
  // After one graded answer the rest must be graded too: the client may have seen the key.
  if (!graded) throw new DomainError("QUIZ_INCOMPLETE");
  if (!isSameResult(graded, report)) throw new DomainError("RESULT_DIFFERS");
}
