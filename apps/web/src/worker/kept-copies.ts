import * as webPaths from "@daily-quran/domain/web-paths";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { offlinePage } from "./offline-page.ts";

/** After this long on a poor network a copy is better than waiting on. */
const networkTimeoutSeconds = 5;

/** The sign-in page of a guest network answers for everything, and is none of ours. */
const jsonAlone = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }) =>
    response.ok && response.headers.get("content-type")?.includes("json") ? response : null,
};

const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries });

// What the page empties when it refreshes its readings (features/reading/replace-kept-readings.ts).
/** Days of verses. */
export const VERSES = "verseCache";
const LISTS = "apiCache";

/** Pages as they were last opened; a page never opened shows the offline page. */
const PAGES = "pages";

export const verses = new NetworkFirst({
  cacheName: VERSES,
  networkTimeoutSeconds,
  plugins: [jsonAlone, atMost(60)],
});

export const lists = new NetworkFirst({
  cacheName: LISTS,
  networkTimeoutSeconds,
  plugins: [jsonAlone, atMost(10)],
});

/** A day that was opened within the app has no document of its own: the schedule shows it. */
async function keptOrOffline({ request }: { readonly request: Request }): Promise<Response> {
  const isDay = new URL(request.url).pathname === webPaths.schedule;
  const kept = isDay && (await caches.match(webPaths.schedule, { cacheName: PAGES }));
  return kept || offlinePage();
}

export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds,
  plugins: [atMost(30), { handlerDidError: keptOrOffline }],
});

export const builtFiles = new CacheFirst({ cacheName: "assets", plugins: [atMost(200)] });
