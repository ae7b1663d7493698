import type { LeaderboardEntry } from "@daily-quran/domain/leaderboard";
import { highestCompletedDay, streak } from "@daily-quran/reading-schedule/streak";
import type { StandingRow } from "./leaderboard.sql.ts";

/** A standing as the leaderboard shows it; `today` is the cycle's current day. */
export function entryOfStanding(row: StandingRow, today: number): LeaderboardEntry {
  const completedDays: number[] = [];
  for (
    let at = row.completedDays.indexOf("1");
    at >= 0;
    at = row.completedDays.indexOf("1", at + 1)
  )
    completedDays.push(at + 1);
  return {
    id: row.memberId,
    user: { id: row.userId, username: row.username },
    currentDay: highestCompletedDay(completedDays),
    streak: streak(completedDays, today),
    totalVersesRead: row.versesRead,
    completedDays,
    points: row.points,
    rank: row.rank,
  };
}
