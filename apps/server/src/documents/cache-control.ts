/** Cacheable until an instant (epoch milliseconds), such as today's reading until the next 00:00 UTC. */
export function cachedUntil(until: number, now: number): string {
  return `public, max-age=${Math.max(0, Math.floor((until - now) / 1000))}`;
}

/** For the text by day: fresh for an hour, then stale-while-revalidate. */
export const CACHED_FOR_AN_HOUR = "public, max-age=3600, stale-while-revalidate=86400";

/** For pages: always revalidated, 304 while nothing changed. */
export const REVALIDATED = "public, no-cache";

/** For a user's own responses with an ETag: private, revalidated each time. */
export const PRIVATE_REVALIDATED = "private, no-cache";
