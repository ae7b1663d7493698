import { groupPath } from "@daily-quran/domain/web-paths";
import { counted } from "../../lib/counted.ts";
import { trpc } from "../../reader/trpc.tsx";
import { Failed } from "../../ui/failed.tsx";
import { Link } from "../../ui/link.tsx";
import { Loading } from "../../ui/loading.tsx";
import classes from "./own-standings.module.css";

/** The user's points and days: all together, and in each cycle. */
export function OwnStandings() {
  const { data, error, refetch } = trpc.leaderboard.mine.useQuery(undefined, {
    staleTime: 0,
    meta: { ownsError: true },
  });
  if (!data && error)
    return (
      <Failed what="Failed to load your points" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Loading text="Loading your points..." />;
  if (data.length === 0) return <p>Take a group’s quiz to earn your first points.</p>;
  const points = data.reduce((sum, standing) => sum + standing.points, 0);
  const days = data.reduce((sum, standing) => sum + standing.daysCompleted, 0);
  return (
    <>
      <p className={classes.total}>
        <span>
          <strong>{points}</strong> {points === 1 ? "point" : "points"}
        </span>
        <span>
          <strong>{days}</strong> {days === 1 ? "day" : "days"} done
        </span>
      </p>
      <ul className={classes.cycles}>
        {data.map(({ groupId, groupName, cycleId, cycleName, ...done }) => (
          <li key={cycleId}>
            <Link to={`${groupPath(groupId)}?tab=leaderboard`}>
              {groupName} · {cycleName}
            </Link>
            <span>
              {counted(done.points, "point")} · {counted(done.daysCompleted, "day")}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
