import * as apiPaths from "@daily-quran/domain/api-paths";
import { dayVersesPath } from "@daily-quran/domain/api-paths";
import type { Reading } from "@daily-quran/domain/reading";
import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Takes over a new day's reading: the prefetched one if any, so that not everyone asks at 00:00 UTC. The one
 * before is cached under its day, for those who are still reading it. What is shown of groups is asked for again.
 */
export async function showNewDay(queryClient: QueryClient, day: number): Promise<void> {
  const before = queryClient.getQueryData<Reading | null>([apiPaths.currentReading]);
  if (before) queryClient.setQueryData([dayVersesPath(before.day)], before);
  const ahead = queryClient.getQueryData<Reading | null>([apiPaths.tomorrowReading]);
  const isAhead = ahead?.day === day;
  if (isAhead) queryClient.setQueryData([apiPaths.currentReading], ahead);
  await queryClient.invalidateQueries({
    predicate: (query) =>
      isOfGroups(query) || (!isAhead && query.queryKey[0] === apiPaths.currentReading),
  });
}

/** Also every procedure, by its path; not the quiz that somebody is taking. */
const isOfGroups = ({ queryKey: [name], state }: Query): boolean =>
  name === apiPaths.groups ||
  (Array.isArray(name) && (name.join(".") !== "quiz.get" || state.data === undefined));
