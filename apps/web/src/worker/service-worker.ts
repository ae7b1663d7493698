/**
 * Keeps today's reading, the next days' and what was opened before for when there is no network; with one,
 * the network is tried first.
 */
import * as apiPaths from "@daily-quran/domain/api-paths";
import { clientsClaim } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { isAppPage, isBuiltFile, isDayReading, isList } from "./addresses.ts";
import { keepDaysAhead, keptDay } from "./days-ahead.ts";
import { builtFiles, lists, pages, verses } from "./kept-copies.ts";
import { keepPages } from "./keep-pages.ts";

declare const self: ServiceWorkerGlobalScope;

const isOurs = (url: URL) => url.origin === self.location.origin;

registerRoute(({ url }) => isOurs(url) && isBuiltFile(url), builtFiles);
registerRoute(({ url }) => isOurs(url) && isDayReading(url), verses);
registerRoute(({ url }) => isOurs(url) && isList(url), lists);
registerRoute(({ url, request }) => request.mode === "navigate" && isAppPage(url), pages);

// A kept "today" would be yesterday's tomorrow: these two are not kept, but made of the days that are.
for (const [path, ahead] of [
  [apiPaths.currentReading, 0],
  [apiPaths.tomorrowReading, 1],
] as const) {
  const reading = new NetworkOnly({
    plugins: [
      {
        // A manual refresh asks whether there is a newer one: a kept copy would be no answer.
        handlerDidError: async ({ request }) =>
          request.cache === "reload" ? undefined : await keptDay(ahead),
        handlerDidComplete: async ({ event, error }) => {
          if (!error) await keepDaysAhead(event);
        },
      },
    ],
  });
  registerRoute(({ url }) => isOurs(url) && url.pathname === path, reading);
}

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepPages(event), keepDaysAhead(event), self.skipWaiting()]));
});
clientsClaim();
