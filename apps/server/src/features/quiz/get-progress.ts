import { DomainError } from "@daily-quran/domain/errors";
import type { CycleProgress } from "@daily-quran/domain/quiz";
import { cycleDay } from "@daily-quran/reading-schedule/cycle-day";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { seeCycle } from "../cycle/see-cycle.ts";
import { countMembersDone, listNamesDone, listResults } from "./quiz.sql.ts";

const MAX_NAMES = 12;

/** What a member has done in a cycle, and who has done its current day: names where it has a leaderboard. */
export async function getProgress(
  sql: Sql,
  { userId, now }: Actor,
  cycleId: number,
): Promise<CycleProgress> {
  const { cycle, userRole } = await seeCycle(sql, cycleId, userId);
  if (userRole === null) throw new DomainError("MEMBER_ONLY");
  const today = { cycleId, day: cycleDay(cycle, now) };
  const [results, membersDone, namesDone] = await Promise.all([
    listResults(sql, { cycleId, userId }),
    countMembersDone(sql, today),
    cycle.leaderboardEnabled ? listNamesDone(sql, today, MAX_NAMES) : [],
  ]);
  return { day: today.day, results, membersDone, namesDone };
}
