import { DomainError } from "@daily-quran/domain/errors";
import type { Leaderboard } from "@daily-quran/domain/leaderboard";
import type { Paging } from "@daily-quran/domain/paging";
import { cycleDay } from "@daily-quran/reading-schedule/cycle-day";
import type { Sql } from "../../db/client.ts";
import { seeCycle } from "../cycle/see-cycle.ts";
import type { Actor } from "../../request/actor.ts";
import { entryOfStanding } from "./entry-of-standing.ts";
import { countStandings, findStanding, listStandings } from "./leaderboard.sql.ts";
import { afterCursor, cursorAt } from "./leaderboard-cursor.ts";

/** A list page of a cycle's leaderboard, with the actor's own entry. */
export async function getLeaderboard(
  sql: Sql,
  { userId, now }: Actor,
  { cycleId, limit, cursor }: Paging & { cycleId: number },
): Promise<Leaderboard> {
  const { cycle } = await seeCycle(sql, cycleId, userId);
  if (!cycle.leaderboardEnabled) throw new DomainError("LEADERBOARD_DISABLED");
  const after = afterCursor(cursor);
  const [rows, total, own] = await Promise.all([
    listStandings(sql, cycleId, { after, limit: limit + 1 }),
    countStandings(sql, cycleId),
    findStanding(sql, cycleId, userId),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const shown = { today: cycleDay(cycle, now), needsCheckIns: cycle.dailyCheckInRequired };
  return {
    items: page.map((row) => entryOfStanding(row, shown)),
    total,
    nextCursor: last && cursorAt(last),
    ...(own && { own: entryOfStanding(own, shown) }),
  };
}
