import { trpc } from "../../reader/trpc.tsx";

/** A group's cycles that have a leaderboard, newest first. */
export function useCompetitions(groupId: number) {
  const query = trpc.cycle.list.useInfiniteQuery(
    { groupId },
    { meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const cycles = query.data?.pages.flatMap(({ items }) => items);
  return { ...query, competitions: cycles?.filter(({ settings }) => settings.leaderboardEnabled) };
}
