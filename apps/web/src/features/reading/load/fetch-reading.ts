import type { Reading } from "@daily-quran/domain/reading";
import type { TextsOf } from "../../../texts/use-texts.ts";
import { foreignAnswer, jsonOf, reach, RequestError } from "../../../reader/server/fetcher.ts";

interface FetchOptions {
  readonly t: TextsOf<"failures">;
  /** The day that the reading must be of; any where it is absent. */
  readonly day?: number;
  /** What could not be loaded if the server can't be reached. */
  readonly what: "today" | "tomorrow" | "day";
  /** With `reload` the service worker returns no cached copy. */
  readonly cache?: "no-cache" | "reload";
}

/** Fetches a reading, revalidating a cached copy; null when the day has no content yet. One of another day is refused. */
export async function fetchReading(
  path: string,
  { t, day, what, cache = "no-cache" }: FetchOptions,
): Promise<Reading | null> {
  const response = await reach(path, { cache }).catch(() => {
    throw new RequestError(t(what));
  });
  const { ok, status } = response;
  if (!ok) throw new RequestError(t("status", { status }), { status });
  const reading = status === 204 ? null : ((await jsonOf(response)) as Reading | null);
  if (reading && day !== undefined && reading.day !== day) throw foreignAnswer();
  return reading;
}
