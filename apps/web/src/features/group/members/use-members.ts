import { trpc } from "../../../reader/server/trpc.tsx";

/** A group's members, its leaders first, page by page. */
export function useMembers(groupId: number) {
  const query = trpc.member.list.useInfiniteQuery(
    { groupId },
    { meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return { ...query, members: query.data?.pages.flatMap(({ items }) => items) };
}
