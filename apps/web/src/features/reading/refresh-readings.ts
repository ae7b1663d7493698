import * as apiPaths from "@daily-quran/domain/api-paths";
import type { QueryClient } from "@tanstack/react-query";
import { clearReadingCaches } from "./clear-reading-caches.ts";
import { fetchReading } from "./fetch-reading.ts";
import { CURRENT_READING_FAILURE } from "./use-current-reading.ts";

/** Refetches today's reading and the shown days; a failure keeps the cached ones and rejects. */
export async function refreshReadings(queryClient: QueryClient): Promise<void> {
  await clearReadingCaches();
  const reading = await fetchReading(apiPaths.currentReading, CURRENT_READING_FAILURE);
  queryClient.setQueryData([apiPaths.currentReading], reading);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(apiPaths.schedule),
  });
}
