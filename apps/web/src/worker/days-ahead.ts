import { dayVersesPath } from "@daily-quran/domain/api-paths";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { savesData } from "./data-saver.ts";
import { VERSES, verses } from "./cache-strategies.ts";

const DAYS_CACHED = 4;
const DAYS_WITH_DATA_SAVER = 2;

/** The path of the verses of the plan's day after `ahead` days. */
const pathAhead = (ahead: number): string => dayVersesPath(globalDay(Date.now() + ahead * DAY_MS));

/** Fetches today's verses and the next days', those that are not cached yet. */
export async function cacheDaysAhead(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(VERSES);
  const days = savesData() ? DAYS_WITH_DATA_SAVER : DAYS_CACHED;
  for (let ahead = 0; ahead < days; ahead++) {
    const path = pathAhead(ahead);
    // One after the other, as the page's own requests come first.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await cache.match(path))) await verses.handle({ event, request: new Request(path) });
  }
}

/** The cached verses of the plan's day after `ahead` days; a reading consists of nothing else. */
export function cachedDay(ahead: number): Promise<Response | undefined> {
  return caches.match(pathAhead(ahead), { cacheName: VERSES });
}
