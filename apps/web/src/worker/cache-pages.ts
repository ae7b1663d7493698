import { addressIn, type Language, languageOf } from "@daily-quran/domain/language";
import * as webPaths from "@daily-quran/domain/web-paths";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { savesData } from "./data-saver.ts";
import { builtFiles, cachedPage, lists, pages } from "./cache-strategies.ts";

const SCRIPTS_AND_STYLES = /\/assets\/[^" )]+\.(?:js|css)/g;
const ALL_FILES = /\/assets\/[^" )]+\.(?:js|css|woff2)/g;

declare const self: ServiceWorkerGlobalScope;

/**
 * Caches the pages that are read offline, with their scripts and styles: the first visit loaded them before
 * there was a service worker.
 */
export async function cachePages(event: ExtendableEvent): Promise<void> {
  const language = await visitorsLanguage();
  await cachePage(event, addressIn(language, webPaths.home));
  if (savesData()) return;
  await cachePage(event, addressIn(language, webPaths.schedule));
  await cachePage(event, addressIn(language, webPaths.bookmarks));
  // Its scripts: bookmarks and search lead to any verse of the cached days.
  await cachePage(event, addressIn(language, webPaths.verseAddressPath(1, 1)));
  // Pages ask for them later, perhaps without a network.
  await lists.handle({ event, request: apiPaths.schedule });
  await lists.handle({ event, request: apiPaths.editions });
}

/** Caches a page that was opened without its document, unless it is cached or the reader saves data. */
export async function cacheOpenedPage(event: ExtendableEvent, path: string): Promise<void> {
  if (!savesData() && !(await cachedPage(path))) await cachePage(event, path);
}

/** The language of the page that installs the service worker. */
async function visitorsLanguage(): Promise<Language> {
  const [page] = await self.clients.matchAll({ includeUncontrolled: true });
  return page ? languageOf(new URL(page.url).pathname) : "en";
}

async function cachePage(event: ExtendableEvent, path: string): Promise<void> {
  const page = await pages.handle({ event, request: path });
  const files = (await page.text()).match(savesData() ? SCRIPTS_AND_STYLES : ALL_FILES) ?? [];
  await cacheFiles(event, files);
}

/** Caches built files, those of them that are not cached yet. */
export async function cacheFiles(event: ExtendableEvent, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((request) => builtFiles.handle({ event, request })));
}
