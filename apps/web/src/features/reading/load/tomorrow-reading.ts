import * as apiPaths from "@daily-quran/domain/api-paths";
import { dayVersesPath } from "@daily-quran/domain/api-paths";
import type { Reading } from "@daily-quran/domain/reading";
import type { QueryClient } from "@tanstack/react-query";
import { RequestError } from "../../../reader/server/fetcher.ts";
import type { TextsOf } from "../../../texts/use-texts.ts";
import { fetchReading } from "./fetch-reading.ts";

const CACHE_MS = 3_600_000;

/** Prefetches the next day's reading; on failure the browser's cached copy is used. */
export async function fetchTomorrow(
  queryClient: QueryClient,
  day: number,
  t: TextsOf<"failures">,
): Promise<void> {
  try {
    await queryClient.fetchQuery({
      queryKey: [apiPaths.tomorrowReading],
      // Whatever the failure, the toast is about tomorrow's.
      queryFn: () =>
        fetchReading(apiPaths.tomorrowReading, { t, what: "tomorrow" }).catch(() => {
          throw new RequestError(t("tomorrow"));
        }),
      staleTime: 0,
      gcTime: CACHE_MS,
    });
  } catch {
    // The query client has shown the toast.
    const cached = await cachedReading(queryClient, day);
    if (cached) queryClient.setQueryData([apiPaths.tomorrowReading], cached);
  }
}

async function cachedReading(queryClient: QueryClient, day: number): Promise<Reading | undefined> {
  const path = dayVersesPath(day);
  const shown = queryClient.getQueryData<Reading>([path]);
  if (shown || !("caches" in window)) return shown;
  const copy = await window.caches.match(path);
  return copy && ((await copy.json()) as Reading);
}
