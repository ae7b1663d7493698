import type { LeaderboardEntry } from "@daily-quran/domain/leaderboard";
import { counted } from "../../lib/counted.ts";
import { Initial } from "../../ui/initial.tsx";
import classes from "./leaderboard.module.css";
import { RankMark } from "./rank-mark.tsx";
import { userOf } from "./user-of.ts";

interface EntryRowProps {
  readonly entry: LeaderboardEntry;
  readonly isOwn: boolean;
  /** Whether rows are missing between the one above and this one. */
  readonly isApart?: boolean;
}

/** A member's row of the leaderboard: two lines on a phone. */
export function EntryRow({ entry, isOwn, isApart = false }: EntryRowProps) {
  const { rank, currentDay, streak, totalVersesRead, completedDays, points } = entry;
  const name = userOf(entry)?.username || "Unknown User";
  return (
    <li className={classes.entry} aria-current={isOwn || undefined} data-apart={isApart}>
      <RankMark rank={rank} />
      <Initial name={name} />
      <p className={classes.name}>
        <strong>{name}</strong>
        {isOwn && <span> (you)</span>}
      </p>
      <p className={classes.day}>{`Day ${currentDay} • ${streakText(streak)}`}</p>
      <p className={classes.read}>
        <span>{counted(totalVersesRead, "verse")}</span>
        <span>{counted(completedDays.length, "day")} completed</span>
      </p>
      <p className={classes.points}>
        <strong>{points}</strong> {points === 1 ? "point" : "points"}
      </p>
    </li>
  );
}

/** `0 day streak`, `1-day streak`. */
const streakText = (streak: number) => (streak === 1 ? "1-day streak" : `${streak} day streak`);
