import * as apiPaths from "@daily-quran/domain/api-paths";
import type { QueryClient } from "@tanstack/react-query";
import { fetchReading } from "./fetch-reading.ts";
import { replaceCachedReadings } from "./replace-cached-readings.ts";
import { CURRENT_READING_FAILURE } from "./use-current-reading.ts";

/**
 * Refetches today's reading, the cached copies and the shown days; a failure keeps all that is there and rejects.
 */
export async function refreshReadings(queryClient: QueryClient): Promise<void> {
  const reading = await fetchReading(apiPaths.currentReading, CURRENT_READING_FAILURE, "reload");
  if (reading) await replaceCachedReadings(reading.day);
  queryClient.setQueryData([apiPaths.currentReading], reading);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(apiPaths.schedule),
  });
}
