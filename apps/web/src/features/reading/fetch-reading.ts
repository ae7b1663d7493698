import type { Reading } from "@daily-quran/domain/reading";
import { jsonOf, RequestError } from "../../reader/fetcher.ts";

/**
 * Fetches a reading, revalidating a cached copy; null when the day has no content yet. `failure` is the
 * message when the server can't be reached. With "reload" the service worker returns no cached copy.
 */
export async function fetchReading(
  path: string,
  failure: string,
  cache: "no-cache" | "reload" = "no-cache",
): Promise<Reading | null> {
  const response = await fetch(path, { credentials: "include", cache }).catch(() => {
    throw new Error(failure);
  });
  if (!response.ok)
    throw new RequestError(`API responded with status ${response.status}`, response.status);
  return response.status === 204 ? null : ((await jsonOf(response)) as Reading | null);
}
