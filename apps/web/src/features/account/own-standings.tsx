import type { ReactNode } from "react";
import { groupPath } from "@daily-quran/domain/web-paths";
import { Link } from "../../ui/buttons/link.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import classes from "./own-standings.module.css";

/** The user's points and days: all together, and in each cycle. */
export function OwnStandings() {
  const t = useTexts("account");
  const { data, error, refetch } = trpc.leaderboard.mine.useQuery(undefined, {
    staleTime: 0,
    meta: { ownsError: true },
  });
  if (!data)
    return (
      <Unloaded failed={t("pointsFailed")} loading={t("pointsLoading")} of={{ error, refetch }} />
    );
  if (data.length === 0) return <p>{t("pointsNone")}</p>;
  const points = data.reduce((sum, standing) => sum + standing.points, 0);
  const days = data.reduce((sum, standing) => sum + standing.daysCompleted, 0);
  return (
    <>
      <p className={classes.total}>
        <span>{t("totalPoints", { count: points, figure: strong })}</span>
        <span>{t("totalDays", { count: days, figure: strong })}</span>
      </p>
      <ul className={classes.cycles}>
        {data.map(({ groupId, groupName, cycleId, cycleName, ...done }) => (
          <li key={cycleId}>
            <Link to={groupPath(groupId, "leaderboard")}>
              {groupName} · {cycleName}
            </Link>
            <span>{t("cycleDone", { points: done.points, days: done.daysCompleted })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const strong = (figure: ReactNode) => <strong>{figure}</strong>;
