import { cycleAt } from "./day/cycle.ts";
import { useDayStart } from "./day/use-day-start.ts";
import { trpc } from "./trpc.tsx";

/** A group's cycles as they are today, newest first, page by page. */
export function useCycles(groupId: number) {
  const today = useDayStart();
  const query = trpc.cycle.list.useInfiniteQuery(
    { groupId },
    { meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const cycles = query.data?.pages.flatMap(({ items }) => items.map((one) => cycleAt(one, today)));
  return { ...query, cycles };
}
