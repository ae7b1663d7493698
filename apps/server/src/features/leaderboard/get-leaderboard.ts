import { DomainError } from "@daily-quran/domain/errors";
import type { Leaderboard, LeaderboardEntry } from "@daily-quran/domain/leaderboard";
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
  const cycle = await seeCompetition(sql, cycleId, userId);
  const after = afterCursor(cursor);
  const [rows, total, own] = await Promise.all([
    listStandings(sql, cycleId, { after, limit: limit + 1 }),
    countStandings(sql, cycleId),
    findStanding(sql, cycleId, userId),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const shown = shownDay(cycle, now);
  return {
    items: page.map((row) => entryOfStanding(row, shown)),
    total,
    nextCursor: last && cursorAt(last),
    ...(own && { own: entryOfStanding(own, shown) }),
  };
}

/** The actor's own entry; throws NO_STANDING before the first completed day. */
export async function getOwnEntry(
  sql: Sql,
  { userId, now }: Actor,
  cycleId: number,
): Promise<LeaderboardEntry> {
  const cycle = await seeCompetition(sql, cycleId, userId);
  const own = await findStanding(sql, cycleId, userId);
  if (!own) throw new DomainError("NO_STANDING");
  return entryOfStanding(own, shownDay(cycle, now));
}

type SeenCycle = Awaited<ReturnType<typeof seeCycle>>["cycle"];

async function seeCompetition(sql: Sql, cycleId: number, userId: number): Promise<SeenCycle> {
  const { cycle } = await seeCycle(sql, cycleId, userId);
  if (!cycle.leaderboardEnabled) throw new DomainError("LEADERBOARD_DISABLED");
  return cycle;
}

const shownDay = (cycle: SeenCycle, now: number) => ({
  today: cycleDay(cycle, now),
  needsCheckIns: cycle.dailyCheckInRequired,
});
