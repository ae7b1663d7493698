import {
  addressIn,
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
} from "@daily-quran/domain/language";
import * as webPaths from "@daily-quran/domain/web-paths";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { savesData } from "./connection.ts";
import { cacheFiles, lists, pages } from "./cache-strategies.ts";
import { isOwnPage } from "./own-responses.ts";
import { cachedPage } from "./stand-ins.ts";

declare const self: ServiceWorkerGlobalScope;
/** The files of this release that are read offline, written here by the build (plugins/service-worker.ts). */
declare const OFFLINE_FILES: readonly string[];

// A verse for its document: bookmarks and search lead to any of the cached days.
const PAGES_AHEAD = [
  webPaths.schedule,
  webPaths.bookmarks,
  webPaths.myReading,
  webPaths.verseAddressPath(1, 1),
];

/**
 * Caches what is read offline: the pages, the files of all their parts, and the lists that they ask for. Rejects
 * where one is missing, and the browser begins again with the next page.
 */
export async function cacheRelease(event: ExtendableEvent): Promise<void> {
  const language = await visitorsLanguage();
  await cachePage(event, addressIn(language, webPaths.home));
  if (savesData()) return;
  await cacheFiles(event, OFFLINE_FILES);
  for (const path of PAGES_AHEAD)
    // One after the other, as the page's own requests come first.
    // oxlint-disable-next-line no-await-in-loop
    await cachePage(event, addressIn(language, path));
  // Pages ask for them later, perhaps without a network.
  for (const request of [apiPaths.schedule, apiPaths.editions, apiPaths.partsPath("surah")])
    // oxlint-disable-next-line no-await-in-loop
    await lists.handle({ event, request });
}

/** Caches a page that was opened without its document, and what is read offline in its language, where it is not cached. */
export async function cacheOpenedPage(event: ExtendableEvent, path: string): Promise<void> {
  if (savesData()) return;
  const ahead = [webPaths.home, ...PAGES_AHEAD].map((one) => addressIn(languageOf(path), one));
  for (const request of [path, ...ahead])
    // oxlint-disable-next-line no-await-in-loop
    if (!(await cachedPage(request))) await pages.handle({ event, request });
}

/** The language of the page that installs the service worker. */
async function visitorsLanguage(): Promise<Language> {
  const [page] = await self.clients.matchAll({ includeUncontrolled: true });
  return page ? languageOf(new URL(page.url).pathname) : DEFAULT_LANGUAGE;
}

async function cachePage(event: ExtendableEvent, path: string): Promise<void> {
  const [response, done] = pages.handleAll({ event, request: path });
  const isOurs = await isOwnPage(await response);
  await done;
  if (!isOurs) throw new Error(`No page at ${path}`);
}
