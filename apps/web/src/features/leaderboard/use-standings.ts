import { trpc } from "../../reader/server/trpc.tsx";

const PER_PAGE = 50;

/** The standings of a cycle, the first first, page by page; `own` is the user's, at any position. */
export function useStandings(cycleId: number) {
  const query = trpc.leaderboard.get.useInfiniteQuery(
    { cycleId, limit: PER_PAGE },
    // Other members earn points, so a cached copy is soon stale.
    { staleTime: 0, meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const entries = query.data?.pages.flatMap(({ items }) => items);
  return { ...query, entries, own: query.data?.pages.at(-1)?.own };
}
