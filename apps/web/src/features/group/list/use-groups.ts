import { trpc } from "../../../reader/server/trpc.tsx";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { completeGroup } from "../complete-group.ts";

/** The user's groups and then the public ones, page by page. */
export function useGroups() {
  const today = useDayStart();
  const query = trpc.group.list.useInfiniteQuery(
    {},
    {
      meta: { ownsError: "load" },
      getNextPageParam: ({ nextCursor }) => nextCursor,
      retry: 2,
      staleTime: 0,
    },
  );
  const groups = query.data?.pages.flatMap(({ items }) =>
    items.map((group) => completeGroup(group, today)),
  );
  return { ...query, groups };
}
