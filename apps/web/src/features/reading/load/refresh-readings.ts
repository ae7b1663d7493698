import * as apiPaths from "@daily-quran/domain/api-paths";
import type { QueryClient } from "@tanstack/react-query";
import type { TextsOf } from "../../../texts/use-texts.ts";
import { fetchReading } from "./fetch-reading.ts";
import { replaceCachedReadings } from "./replace-cached-readings.ts";

/**
 * Refetches today's reading, the cached copies and the shown days; a failure keeps all that is there and rejects.
 */
export async function refreshReadings(
  queryClient: QueryClient,
  t: TextsOf<"failures">,
): Promise<void> {
  const reading = await fetchReading(apiPaths.currentReading, {
    t,
    what: "today",
    cache: "reload",
  });
  if (reading) await replaceCachedReadings();
  queryClient.setQueryData([apiPaths.currentReading], reading);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(apiPaths.schedule),
  });
}
