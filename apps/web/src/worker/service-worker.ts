/**
 * Caches today's reading, the next days' and what was opened before, for offline use; online the network is
 * tried first.
 */
import * as apiPaths from "@daily-quran/domain/api-paths";
import { clientsClaim } from "workbox-core";
import { NetworkFirst, NetworkOnly, type Strategy } from "workbox-strategies";
import { dayOfPath, isAppPage, isBuiltFile, isReading, isList } from "./addresses.ts";
import { cacheDaysAhead, cachedDay } from "./days-ahead.ts";
import { builtFiles, lists, orCached, pages, verses } from "./cache-strategies.ts";
import { networkTimeoutSeconds } from "./connection.ts";
import { cacheOpenedPage, cacheRelease } from "./cache-pages.ts";
import { cachedOrOffline, isCopy } from "./stand-ins.ts";
import { lateOr, limited } from "./time-limit.ts";
import "./push.ts";

declare const self: ServiceWorkerGlobalScope;

/** A cached "today" would be wrong tomorrow: it is not cached, but served from the cached days. */
const readingAhead = (ahead: number) => {
  // A manual refresh asks whether there is a newer one: a cached copy would not tell.
  const find = async ({ cache }: Request) =>
    cache === "reload" ? undefined : await cachedDay(ahead);
  return new NetworkFirst({
    networkTimeoutSeconds,
    plugins: [
      limited,
      orCached(find),
      {
        cacheWillUpdate: async () => null,
        cachedResponseWillBeUsed: ({ request }) => find(request),
        handlerDidComplete: async ({ event, error }) => {
          if (!error) await cacheDaysAhead(event);
        },
      },
    ],
  });
};

const today = readingAhead(0);
const tomorrow = readingAhead(1);
/** Personal data is never cached, but does not keep a page waiting either. */
const others = new NetworkOnly({ plugins: [limited] });

/** What answers a request; undefined for the network alone. */
function strategyOf({ url, method, mode, headers, cache }: Request): Strategy | undefined {
  const address = new URL(url);
  if (address.origin !== self.location.origin || method !== "GET") return undefined;
  if (isBuiltFile(address)) return builtFiles;
  // A page stores the whole text itself.
  if (isReading(address)) return cache === "no-store" ? others : verses;
  if (isList(address)) return lists;
  if (address.pathname === apiPaths.currentReading) return today;
  if (address.pathname === apiPaths.tomorrowReading) return tomorrow;
  if (mode === "navigate") return isAppPage(address) ? pages : undefined;
  // What is told as it happens is silent between.
  const isStream = headers.get("accept") === "text/event-stream";
  return isAppPage(address) || isStream ? undefined : others;
}

self.addEventListener("fetch", (event) => {
  const strategy = strategyOf(event.request);
  if (!strategy) return;
  const [response, done] = strategy.handleAll(event);
  const { request } = event;
  const other = () => cachedOrOffline({ request });
  event.respondWith(strategy === pages ? lateOr(response, other) : response);
  // An own plan and a group are at another day than everyone: their next days are wanted offline, too.
  const isOpened = strategy === verses && event.request.cache !== "reload";
  const day = isOpened ? dayOfPath(new URL(event.request.url)) : 0;
  if (day) event.waitUntil(done.then(() => cacheDaysAhead(event, day)));
});
self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([cacheRelease(event), cacheDaysAhead(event), self.skipWaiting()]));
});
// The path of the page that is open: on each visit the days from that one on are kept.
self.addEventListener("message", (event) => {
  const { source } = event;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a worker, not of a window
  if (source instanceof Client && isCopy(source.id)) source.postMessage("copy");
  event.waitUntil(Promise.all([cacheOpenedPage(event, String(event.data)), cacheDaysAhead(event)]));
});
self.addEventListener("activate", (event) => {
  // Only the browser's own request says that a link was opened elsewhere, which the server leads to the
  // reader's language; it is sent while the worker starts.
  if ("navigationPreload" in self.registration)
    event.waitUntil(self.registration.navigationPreload.enable());
});
clientsClaim();
