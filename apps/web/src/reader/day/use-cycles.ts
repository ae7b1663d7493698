import { cyclesAt } from "./cycle.ts";
import { useDayStart } from "./use-day-start.ts";
import { trpc } from "../server/trpc.tsx";

/** A group's cycles as they are today, page by page: the begun ones newest first, then those to come. */
export function useCycles(groupId: number) {
  const today = useDayStart();
  const query = trpc.cycle.list.useInfiniteQuery(
    { groupId },
    { meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const loaded = query.data?.pages.flatMap(({ items }) => items);
  const cycles = loaded && cyclesAt(loaded, today);
  return { ...query, cycles };
}
