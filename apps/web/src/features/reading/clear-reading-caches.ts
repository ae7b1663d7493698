const READING_CACHES = ["apiCache", "verseCache", "surahCache"];

/** Deletes the cached readings; does nothing without Cache Storage. */
export async function clearReadingCaches(): Promise<void> {
  if (!("caches" in window)) return;
  await Promise.all(READING_CACHES.map((name) => window.caches.delete(name)));
}
