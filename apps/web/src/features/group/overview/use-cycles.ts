import { trpc } from "../../../reader/trpc.tsx";

/** A group's cycles, newest first, page by page. */
export function useCycles(groupId: number) {
  const query = trpc.cycle.list.useInfiniteQuery(
    { groupId },
    { meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return { ...query, cycles: query.data?.pages.flatMap(({ items }) => items) };
}
