const LISTS = "apiCache";
const VERSES = "verseCache";
const READING_CACHES = [LISTS, VERSES, "surahCache"];

/**
 * Clears the cached copies of the lists and of the days, with newer ones in their place; one that can't be
 * fetched stays as it was.
 */
export async function replaceCachedReadings(): Promise<void> {
  if (!("caches" in window)) return;
  const copies = await renewedCopies();
  await Promise.all(READING_CACHES.map((name) => window.caches.delete(name)));
  await Promise.all(copies.map(async ([name, ...copy]) => (await caches.open(name)).put(...copy)));
}

async function renewedCopies(): Promise<[string, Request, Response][]> {
  const cached = (await Promise.all([LISTS, VERSES].map(requestsIn))).flat();
  return await Promise.all(
    cached.map(async ([name, request, kept]) => {
      const newer = await fetch(request.url, { cache: "reload" }).catch(() => kept);
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
