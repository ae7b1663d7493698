/** For what may be held until an instant (epoch milliseconds), such as today's reading until the next 00:00 UTC. */
export function cachedUntil(until: number, now: number): string {
  return `public, max-age=${Math.max(0, Math.floor((until - now) / 1000))}`;
}

/** For the text by day: an hour without asking, then asked with the tag while the old one is shown. */
export const CACHED_FOR_AN_HOUR = "public, max-age=3600, stale-while-revalidate=86400";

/** For pages: always asked for again, and answered with 304 while nothing changed. */
export const ALWAYS_ASKED = "public, no-cache";

/** For a person's own answers that carry a tag: kept by their browser alone, and asked for again each time. */
export const OWN_AND_ALWAYS_ASKED = "private, no-cache";
