import { DomainError } from "@daily-quran/domain/errors";
import { isCycleDayOpen } from "@daily-quran/reading-schedule/cycle-day";
import type { Sql } from "../../db/client.ts";
import { seeCycle, type SeenCycle } from "../cycle/see-cycle.ts";
import type { Actor } from "../../request/actor.ts";
import type { QuizBook } from "../../request/quiz-book.ts";

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
  sql: Sql,
  { userId, now }: Actor,
  { cycleId, day }: QuizDay,
): Promise<SeenCycle> {
  const seen = await seeCycle(sql, cycleId, userId);
  if (seen.userRole === null) throw new DomainError("MEMBER_ONLY");
  if (!seen.cycle.quizEnabled) throw new DomainError("QUIZ_DISABLED");
  if (!isCycleDayOpen(seen.cycle, day, now)) throw new DomainError("QUIZ_NOT_OPEN");
  return seen;
}
