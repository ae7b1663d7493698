import type { Reading } from "@daily-quran/domain/reading";
import { RequestError } from "../../reader/fetcher.ts";

/**
 * Fetches a reading, asking the server whether a kept copy still holds; null where the day has no content yet.
 * `failure` is said when the server can't be reached.
 */
export async function fetchReading(path: string, failure: string): Promise<Reading | null> {
  const response = await fetch(path, { credentials: "include", cache: "no-cache" }).catch(() => {
    throw new Error(failure);
  });
  if (!response.ok)
    throw new RequestError(`API responded with status ${response.status}`, response.status);
  return response.status === 204 ? null : ((await response.json()) as Reading | null);
}
