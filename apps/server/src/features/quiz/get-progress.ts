import { DomainError } from "@daily-quran/domain/errors";
import type { CycleProgress } from "@daily-quran/domain/quiz";
import { cycleDay } from "@daily-quran/reading-schedule/cycle-day";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { seeCycle } from "../cycle/see-cycle.ts";
import { countMembersDone, listResults } from "./quiz.sql.ts";

/** What a member has done in a cycle, and how many have done its current day. */
export async function getProgress(
  sql: Sql,
  { userId, now }: Actor,
  cycleId: number,
): Promise<CycleProgress> {
  const { cycle, userRole } = await seeCycle(sql, cycleId, userId);
  if (userRole === null) throw new DomainError("MEMBER_ONLY");
  const [results, membersDone] = await Promise.all([
    listResults(sql, { cycleId, userId }),
    countMembersDone(sql, { cycleId, day: cycleDay(cycle, now) }),
  ]);
  return { results, membersDone };
}
