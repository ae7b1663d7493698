import { dayVersesPath } from "@daily-quran/domain/api-paths";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { savesData } from "./connection.ts";
import { VERSES } from "./cache-names.ts";
import { cachedVerses, verses } from "./cache-strategies.ts";

const DAYS_CACHED = 4;
const DAYS_WITH_DATA_SAVER = 2;

/** The shared day after `ahead` days. */
const sharedDay = (ahead: number): number => globalDay(Date.now() + ahead * DAY_MS);

/**
 * Fetches a day's verses and the next days', those that are not cached yet: of the shared day, or of another
 * that the reader opened, whose own plan or group goes on from there.
 */
export async function cacheDaysAhead(
  event: ExtendableEvent,
  firstDay = sharedDay(0),
): Promise<void> {
  const cache = await caches.open(VERSES);
  const days = savesData() ? DAYS_WITH_DATA_SAVER : DAYS_CACHED;
  let day = firstDay;
  for (let ahead = 0; ahead < days; ahead++, day = nextPlanDay(day)) {
    // The browser's own copy may be of an edition that has been replaced.
    const request = new Request(dayVersesPath(day), { cache: "reload" });
    // One after the other, as the page's own requests come first.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await cache.match(request))) await verses.handle({ event, request });
  }
}

/** The cached verses of the plan's day after `ahead` days; a reading consists of nothing else. */
export function cachedDay(ahead: number): Promise<Response | undefined> {
  return cachedVerses(dayVersesPath(sharedDay(ahead)));
}
