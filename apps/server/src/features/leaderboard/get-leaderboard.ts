import { DomainError } from "@daily-quran/domain/errors";
import type { Leaderboard, LeaderboardEntry } from "@daily-quran/domain/group/leaderboard";
import type { Paging } from "@daily-quran/domain/paging";
import { cycleDay } from "@daily-quran/reading-schedule/cycle-day";
import { highestCompletedDay, streak } from "@daily-quran/reading-schedule/streak/streak";
import { MAX_ID } from "@daily-quran/domain/fields/id";
import type { Sql } from "../../db/client.ts";
import { seeCycle } from "../cycle/see-cycle.ts";
import type { Actor } from "../../request/actor.ts";
import {
  countStandings,
  findStanding,
  listStandings,
  type StandingRow,
  type StandingsAfter,
} from "./leaderboard.sql.ts";

// The last instant that a Date can have; Postgres accepts later ones.
const LATEST_INSTANT = 8_640_000_000_000_000;

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

/**
 * A standing as the leaderboard shows it; `today` is the cycle's current day. Where check-ins are required, the
 * streak counts a day without one only before the cycle's first.
 */
function entryOfStanding(
  row: StandingRow,
  { today, needsCheckIns }: { readonly today: number; readonly needsCheckIns: boolean },
): LeaderboardEntry {
  const completedDays: number[] = [];
  for (
    let at = row.completedDays.indexOf("1");
    at >= 0;
    at = row.completedDays.indexOf("1", at + 1)
  )
    completedDays.push(at + 1);
  const since = (needsCheckIns ? row.checkInsSince : null) ?? Infinity;
  const counted = completedDays.filter(
    (day) => day < since || row.checkedDays?.charAt(day - 1) === "1",
  );
  return {
    id: row.memberId,
    user: { id: row.userId, username: row.username },
    currentDay: highestCompletedDay(completedDays),
    streak: streak(counted, today),
    totalVersesRead: row.versesRead,
    completedDays,
    points: row.points,
    rank: row.rank,
  };
}

/** The cursor of the list page after a row: its sort key. */
function cursorAt({ points, versesRead, reachedAt, memberId }: StandingsAfter): string {
  return `${points}-${versesRead}-${Date.parse(reachedAt)}-${memberId}`;
}

/** The row that a cursor names. */
function afterCursor(cursor: string | undefined): StandingsAfter | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,10}-\d{1,10}-\d{1,16}-\d{1,10}$/.test(cursor))
    throw new DomainError("INVALID_CURSOR");
  const [points = 0, versesRead = 0, reachedAt = 0, memberId = 0] = cursor.split("-").map(Number);
  if (Math.max(points, versesRead, memberId) > MAX_ID || reachedAt > LATEST_INSTANT)
    throw new DomainError("INVALID_CURSOR");
  return { points, versesRead, reachedAt: new Date(reachedAt).toISOString(), memberId };
}
