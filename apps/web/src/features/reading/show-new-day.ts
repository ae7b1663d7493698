import * as apiPaths from "@daily-quran/domain/api-paths";
import { dayVersesPath } from "@daily-quran/domain/api-paths";
import type { Reading } from "@daily-quran/domain/reading";
import type { QueryClient } from "@tanstack/react-query";

/**
 * Takes over a new day's reading: the prefetched one if any, so that not everyone asks at 00:00 UTC. The one
 * before is cached under its day, for those who are still reading it.
 */
export async function showNewDay(queryClient: QueryClient, day: number): Promise<void> {
  const before = queryClient.getQueryData<Reading | null>([apiPaths.currentReading]);
  if (before) queryClient.setQueryData([dayVersesPath(before.day)], before);
  const ahead = queryClient.getQueryData<Reading | null>([apiPaths.tomorrowReading]);
  if (ahead?.day === day) queryClient.setQueryData([apiPaths.currentReading], ahead);
  else await queryClient.invalidateQueries({ queryKey: [apiPaths.currentReading] });
}
