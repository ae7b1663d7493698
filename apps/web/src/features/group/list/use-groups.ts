import { trpc } from "../../../reader/trpc.tsx";
import { completeGroup } from "../complete-group.ts";

/** The user's groups and then the public ones, page by page. */
export function useGroups() {
  const query = trpc.group.list.useInfiniteQuery(
    {},
    {
      meta: { ownsError: "load" },
      getNextPageParam: ({ nextCursor }) => nextCursor,
      retry: 2,
      staleTime: 0,
    },
  );
  return { ...query, groups: query.data?.pages.flatMap(({ items }) => items.map(completeGroup)) };
}
