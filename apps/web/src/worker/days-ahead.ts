import { dayVersesPath } from "@daily-quran/domain/api-paths";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { isDataDear } from "./data-saver.ts";
import { VERSES, verses } from "./kept-copies.ts";

const DAYS_KEPT = 4;
const DAYS_KEPT_WHERE_DATA_IS_DEAR = 2;

/** Where the verses are of the day that the plan has after `ahead` days. */
const pathAhead = (ahead: number): string => dayVersesPath(globalDay(Date.now() + ahead * DAY_MS));

/** Fetches today's verses and the next days', those that are not kept yet. */
export async function keepDaysAhead(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(VERSES);
  const days = isDataDear() ? DAYS_KEPT_WHERE_DATA_IS_DEAR : DAYS_KEPT;
  for (let ahead = 0; ahead < days; ahead++) {
    const path = pathAhead(ahead);
    // One after the other, as the page's own requests come first.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await cache.match(path))) await verses.handle({ event, request: new Request(path) });
  }
}

/** The kept verses of the plan's day after `ahead` days; they are all that its reading consists of. */
export function keptDay(ahead: number): Promise<Response | undefined> {
  return caches.match(pathAhead(ahead), { cacheName: VERSES });
}
