import { dayVersesPath } from "@daily-quran/domain/api-paths";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";

const LISTS = "apiCache";
const VERSES = "verseCache";
const READING_CACHES = [LISTS, VERSES, "surahCache"];

/**
 * Clears the cached copies, with newer ones of the lists and of the days to come in their place; one that can't
 * be fetched stays as it was.
 */
export async function replaceCachedReadings(today: number): Promise<void> {
  if (!("caches" in window)) return;
  const copies = await renewedCopies(today);
  await Promise.all(READING_CACHES.map((name) => window.caches.delete(name)));
  await Promise.all(copies.map(async ([name, ...copy]) => (await caches.open(name)).put(...copy)));
}

async function renewedCopies(today: number): Promise<[string, Request, Response][]> {
  const tomorrow = nextPlanDay(today);
  const after = nextPlanDay(tomorrow);
  const days = [today, tomorrow, after, nextPlanDay(after)].map(dayVersesPath);
  const wanted = (await Promise.all([LISTS, VERSES].map(requestsIn)))
    .flat()
    .filter(([name, { url }]) => name === LISTS || days.includes(new URL(url).pathname));
  return await Promise.all(
    wanted.map(async ([name, request, kept]) => {
      const newer = await fetch(request.url, { cache: "no-cache" }).catch(() => kept);
      const isOurs = newer.ok && newer.headers.get("content-type")?.includes("json");
      return [name, request, isOurs ? newer : kept];
    }),
  );
}

async function requestsIn(name: string): Promise<[string, Request, Response][]> {
  const cache = await window.caches.open(name);
  const requests = await cache.keys();
  const copies = await Promise.all(requests.map((request) => cache.match(request)));
  return requests.flatMap((request, at) => {
    const copy = copies[at];
    return copy ? [[name, request, copy]] : [];
  });
}
