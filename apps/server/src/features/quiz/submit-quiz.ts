import { DomainError } from "@daily-quran/domain/errors";
import type { QuizResult, SubmitQuizInput } from "@daily-quran/domain/quiz";
import { faultOfReport } from "@daily-quran/quiz-scoring/reported-result";
import type { Actor } from "../../request/actor.ts";
import { gradedResult, isSameResult } from "./graded-result.ts";
import { openKnownQuiz, openQuiz, type QuizContext } from "./open-quiz.ts";
import type { PointsPerType } from "../../request/quiz-book.ts";
import { pointsByType } from "./points-by-type.ts";
import { type AnswerRow, findResult, listAnswers } from "./quiz.sql.ts";
import { storeResult, storeResultIf } from "./store-result.ts";

type Report = SubmitQuizInput & { readonly cycleId: number };

/**
 * Stores a day's result as reported by a client. It must agree with answers graded here; without any it is
 * stored as self-reported. The first result is final.
 */
export async function submitQuiz(
  context: QuizContext,
  actor: Actor,
  report: Report,
): Promise<QuizResult> {
  return (
    (await storeOwnResult(context, actor, report)) ?? (await checkAndStore(context, actor, report))
  );
}

/** Stores it without a query before, where the process knows the cycle and nothing was graded here. */
async function storeOwnResult(
  context: QuizContext,
  actor: Actor,
  report: Report,
): Promise<QuizResult | undefined> {
  const known = openKnownQuiz(context, actor, report);
  if (!known || known.cycle.gradedOnly || faultOf(report, known.cycle)) return undefined;
  return await storeResultIf(context.sql, actor, {
    cycle: known.cycle,
    day: report.day,
    earned: report,
    selfReported: true,
    onlyIf: { version: known.version, isUngraded: true },
  });
}

async function checkAndStore(
  context: QuizContext,
  actor: Actor,
  report: Report,
): Promise<QuizResult> {
  const { sql } = context;
  const { cycleId, day } = report;
  const { cycle } = await openQuiz(context, actor, report);
  const fault = faultOf(report, cycle);
  if (fault) throw new DomainError(fault);
  const key = { cycleId, userId: actor.userId, day };
  const [answers, stored] = await Promise.all([listAnswers(sql, key), findResult(sql, key)]);
  if (stored?.selfReported) return stored;
  if (answers.length > 0) checkAgainst(answers, report);
  else if (cycle.gradedOnly) throw new DomainError("GRADED_ONLY");
  if (stored) return stored;
  const selfReported = answers.length === 0;
  return await storeResult(sql, actor, { cycle, day, earned: report, selfReported });
}

function faultOf(report: SubmitQuizInput, cycle: PointsPerType) {
  const { totalPoints, readingQuizzes, translationQuizzes, tafseerQuizzes } = report;
  const correct = {
    reading: readingQuizzes,
    translation: translationQuizzes,
    tafseer: tafseerQuizzes,
  };
  return faultOfReport({ correct, totalPoints }, pointsByType(cycle));
}

function checkAgainst(answers: readonly AnswerRow[], report: SubmitQuizInput): void {
  const graded = gradedResult(answers);
  // After one graded answer the rest must be graded too: the client may have seen the key.
  if (!graded) throw new DomainError("QUIZ_INCOMPLETE");
  if (!isSameResult(graded, report)) throw new DomainError("RESULT_DIFFERS");
}
