const READING_CACHES = ["apiCache", "verseCache", "surahCache"];

/** Deletes the browser's kept copies of readings; where there is no cache storage there is nothing to delete. */
export async function clearReadingCaches(): Promise<void> {
  if (!("caches" in window)) return;
  await Promise.all(READING_CACHES.map((name) => window.caches.delete(name)));
}
