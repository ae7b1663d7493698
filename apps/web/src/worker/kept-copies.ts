import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { offlinePage } from "./offline-page.ts";

/** After this long on a poor network a copy is better than waiting on. */
const networkTimeoutSeconds = 5;

const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries });

// What the page empties when it refreshes its readings (features/reading/clear-reading-caches.ts).
/** Days of verses. */
export const VERSES = "verseCache";
const LISTS = "apiCache";

/** Pages as they were opened last; what was never opened says so. */
const PAGES = "pages";

export const verses = new NetworkFirst({
  cacheName: VERSES,
  networkTimeoutSeconds,
  plugins: [atMost(60)],
});

export const lists = new NetworkFirst({
  cacheName: LISTS,
  networkTimeoutSeconds,
  plugins: [atMost(10)],
});

export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds,
  plugins: [atMost(30), { handlerDidError: async () => offlinePage() }],
});

export const builtFiles = new CacheFirst({ cacheName: "assets", plugins: [atMost(200)] });
