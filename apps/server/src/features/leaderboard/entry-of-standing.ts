import type { LeaderboardEntry } from "@daily-quran/domain/leaderboard";
import { highestCompletedDay, streak } from "@daily-quran/reading-schedule/streak";
import type { StandingRow } from "./leaderboard.sql.ts";

/**
 * A standing as the leaderboard shows it; `today` is the cycle's current day. Where check-ins are required, the
 * streak counts a day without one only before the cycle's first.
 */
export function entryOfStanding(
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
