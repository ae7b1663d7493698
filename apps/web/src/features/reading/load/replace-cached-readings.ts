import { LISTS, VERSES } from "../../../worker/cache-names.ts";

const OLD = "surahCache";

/**
 * Asks for newer copies of the lists and days that are cached: the service worker, which alone writes them, puts each
 * in its place as it comes. What the server no longer has is removed; one that can't be fetched stays as it was.
 */
export async function replaceCachedReadings(): Promise<void> {
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
