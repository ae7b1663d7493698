import * as apiPaths from "@daily-quran/domain/api-paths";
import type { QueryClient } from "@tanstack/react-query";
import type { TextsOf } from "../../../texts/use-texts.ts";
import { fetchReading } from "./fetch-reading.ts";
import { LISTS, VERSES } from "../../../worker/cache-names.ts";

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

const OLD = "surahCache";

/**
 * Asks for newer copies of the lists and days that are cached: the service worker, which alone writes them, puts each
 * in its place as it comes. What the server no longer has is removed; one that can't be fetched stays as it was.
 */
async function replaceCachedReadings(): Promise<void> {
  if (!("caches" in window)) return;
  for (const name of [LISTS, VERSES]) {
    // One after the other: most readers wait for none of them.
    // oxlint-disable-next-line no-await-in-loop
    const cache = await window.caches.open(name);
    // oxlint-disable-next-line no-await-in-loop
    for (const { url } of await cache.keys()) {
      // oxlint-disable-next-line no-await-in-loop
      const newer = await fetch(url, { cache: "no-cache" }).catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop
      if (newer?.status === 404) await cache.delete(url);
    }
  }
  await window.caches.delete(OLD);
}
