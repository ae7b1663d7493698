/**
 * Caches today's reading, the next days' and what was opened before, for offline use; online the network is
 * tried first.
 */
import * as apiPaths from "@daily-quran/domain/api-paths";
import { clientsClaim } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { isAppPage, isBuiltFile, isDayReading, isList } from "./addresses.ts";
import { cacheDaysAhead, cachedDay } from "./days-ahead.ts";
import { builtFiles, lists, pages, verses } from "./cache-strategies.ts";
import { cachePages } from "./cache-pages.ts";

declare const self: ServiceWorkerGlobalScope;

const isOurs = (url: URL) => url.origin === self.location.origin;

registerRoute(({ url }) => isOurs(url) && isBuiltFile(url), builtFiles);
registerRoute(({ url }) => isOurs(url) && isDayReading(url), verses);
registerRoute(({ url }) => isOurs(url) && isList(url), lists);
registerRoute(({ url, request }) => request.mode === "navigate" && isAppPage(url), pages);

// A cached "today" would be wrong tomorrow: these two are not cached, but served from the cached days.
for (const [path, ahead] of [
  [apiPaths.currentReading, 0],
  [apiPaths.tomorrowReading, 1],
] as const) {
  const reading = new NetworkOnly({
    plugins: [
      {
        // A manual refresh asks whether there is a newer one: a cached copy would not tell.
        handlerDidError: async ({ request }) =>
          request.cache === "reload" ? undefined : await cachedDay(ahead),
        handlerDidComplete: async ({ event, error }) => {
          if (!error) await cacheDaysAhead(event);
        },
      },
    ],
  });
  registerRoute(({ url }) => isOurs(url) && url.pathname === path, reading);
}

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([cachePages(event), cacheDaysAhead(event), self.skipWaiting()]));
});
clientsClaim();
