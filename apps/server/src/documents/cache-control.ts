// What a shared cache holds is at most so old, so that a corrected text is everywhere a minute later.
const SHARED_SECONDS = 60;

/** Cacheable until an instant (epoch milliseconds), such as today's reading until the next 00:00 UTC. */
export function cachedUntil(until: number, now: number): string {
  const left = secondsLeft(until, now);
  return `public, max-age=${left}, s-maxage=${Math.min(left, SHARED_SECONDS)}`;
}

/** For pages: revalidated by every browser, 304 while nothing changed; `until` is when their day ends. */
export function pageUntil(until: number, now: number): string {
  const shared = Math.min(secondsLeft(until, now), SHARED_SECONDS);
  return `public, max-age=0, must-revalidate, s-maxage=${shared}`;
}

const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.floor((until - now) / 1000));

/** For the text by day: fresh for an hour, then stale-while-revalidate. */
export const CACHED_FOR_AN_HOUR = `public, max-age=3600, s-maxage=${SHARED_SECONDS}, stale-while-revalidate=86400`;

/** For what changes with a release alone: always revalidated, 304 while nothing changed. */
export const REVALIDATED = "public, no-cache";

/** For a user's own responses with an ETag: private, revalidated each time. */
export const PRIVATE_REVALIDATED = "private, no-cache";
