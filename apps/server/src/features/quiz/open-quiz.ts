import { DomainError } from "@daily-quran/domain/errors";
import { type CycleDates, isCycleDayOpen } from "@daily-quran/reading-schedule/cycle-day";
import type { Sql } from "../../db/client.ts";
import { seeCycle, type SeenCycle } from "../cycle/see-cycle.ts";
import type { Actor } from "../../request/actor.ts";
import type { QuizBook } from "../../request/quiz-book.ts";
import { forgetMember, knownCycle, type KnownCycle, rememberCycle } from "./known-cycles.ts";

/** What the use-cases of quizzes work with. */
export interface QuizContext {
  readonly sql: Sql;
  readonly quizzes: QuizBook;
}

/** A day's quiz of a cycle. */
export interface QuizDay {
  readonly cycleId: number;
  readonly day: number;
}

/** Finds the cycle of a quiz that the actor may take now: for members, up to the current day. */
export async function openQuiz(
  { sql, quizzes }: QuizContext,
  { userId, now }: Actor,
  { cycleId, day }: QuizDay,
): Promise<SeenCycle> {
  forgetMember(quizzes, { cycleId, userId });
  const seen = await seeCycle(sql, cycleId, userId);
  if (seen.userRole === null) throw new DomainError("MEMBER_ONLY");
  rememberCycle(quizzes, seen, userId);
  const refusal = refusalOf(seen.cycle, day, now);
  if (refusal) throw new DomainError(refusal);
  return seen;
}

/**
 * The cycle of such a quiz without a query, where the process has seen it. Whoever writes by it must compare
 * its version and the membership, and use `openQuiz` when nothing was written.
 */
export function openKnownQuiz(
  { quizzes }: QuizContext,
  { userId, now }: Actor,
  { cycleId, day }: QuizDay,
): KnownCycle | undefined {
  const known = knownCycle(quizzes, { cycleId, userId });
  return known && !refusalOf(known.cycle, day, now) ? known : undefined;
}

function refusalOf(
  cycle: CycleDates & { readonly quizEnabled: boolean },
  day: number,
  now: number,
): "QUIZ_DISABLED" | "QUIZ_NOT_OPEN" | undefined {
  if (!cycle.quizEnabled) return "QUIZ_DISABLED";
  return isCycleDayOpen(cycle, day, now) ? undefined : "QUIZ_NOT_OPEN";
}
