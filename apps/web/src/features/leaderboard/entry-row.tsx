import type { LeaderboardEntry } from "@daily-quran/domain/group/leaderboard";
import { useTexts } from "../../texts/use-texts.ts";
import { Initial } from "../../ui/text/initial.tsx";
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
  const t = useTexts("leaderboard");
  const { rank, currentDay, streak, totalVersesRead, completedDays, points } = entry;
  const name = userOf(entry)?.username || t("unknown");
  return (
    <li className={classes.entry} aria-current={isOwn || undefined} data-apart={isApart}>
      <RankMark rank={rank} />
      <Initial name={name} />
      <p className={classes.name}>
        <strong>{name}</strong>
        {isOwn && <span> {t("you")}</span>}
      </p>
      <p className={classes.day}>{t("day", { day: currentDay, streak })}</p>
      <p className={classes.read}>
        <span>{t("verses", { count: totalVersesRead })}</span>
        <span>{t("days", { count: completedDays.length })}</span>
      </p>
      <p className={classes.points}>
        {t("points", { points, figure: (figure) => <strong>{figure}</strong> })}
      </p>
    </li>
  );
}
