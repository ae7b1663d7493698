import { trpc } from "../../reader/server/trpc.tsx";

const PER_PAGE = 20;

/** The user's notifications, newest first, page by page. */
export function useNotifications() {
  const query = trpc.notification.list.useInfiniteQuery(
    { limit: PER_PAGE },
    { staleTime: 0, meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return { ...query, notifications: query.data?.pages.flatMap(({ items }) => items) };
}
