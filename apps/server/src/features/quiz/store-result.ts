import { DomainError } from "@daily-quran/domain/errors";
import type { QuizResult } from "@daily-quran/domain/quiz";
import { verseCountOfDay } from "@daily-quran/reading-schedule/plan";
import type { Sql } from "../../db/client.ts";
import { queuedForRow } from "../../db/pool/pooled-sql.ts";
import type { SeenCycle } from "../cycle/see-cycle.ts";
import type { Actor } from "../../request/actor.ts";
import { recordResults } from "../leaderboard/record-results.ts";
import type { Earned } from "./graded-result.ts";
import { findResult } from "./quiz.sql.ts";

interface NewResult {
  readonly seen: SeenCycle;
  readonly day: number;
  readonly earned: Earned;
  readonly selfReported: boolean;
}

// Members with equal points update the same bucket row.
const AT_ONCE = 3;

/** Stores a result with its standing, unless the day has one already: then returns that one. */
export async function storeResult(
  sql: Sql,
  { userId, username, now }: Actor,
  { seen: { cycle }, day, earned, selfReported }: NewResult,
): Promise<QuizResult> {
  const [stored] = await recordResults(
    queuedForRow(sql, `results of cycle ${cycle.id}`, AT_ONCE),
    cycle,
    [
      {
        userId,
        username,
        day,
        totalPoints: earned.totalPoints,
        readingQuizzes: earned.readingQuizzes,
        translationQuizzes: earned.translationQuizzes,
        tafseerQuizzes: earned.tafseerQuizzes,
        selfReported,
        versesRead: verseCountOfDay(day),
        completedAt: new Date(now).toISOString(),
      },
    ],
  );
  const result = stored ?? (await findResult(sql, { cycleId: cycle.id, userId, day }));
  // Neither inserted nor found: the membership ended meanwhile.
  if (!result) throw new DomainError("MEMBER_ONLY");
  return result;
}
