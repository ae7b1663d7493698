import * as webPaths from "@daily-quran/domain/web-paths";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { isDataDear } from "./data-saver.ts";
import { builtFiles, lists, pages } from "./kept-copies.ts";

const SCRIPTS_AND_STYLES = /\/assets\/[^" )]+\.(?:js|css)/g;
const ALL_FILES = /\/assets\/[^" )]+\.(?:js|css|woff2)/g;

/**
 * Keeps the pages that are read without a network, with their scripts and styles: the first visit had them
 * before there was a service worker.
 */
export async function keepPages(event: ExtendableEvent): Promise<void> {
  await keepPage(event, webPaths.home);
  if (isDataDear()) return;
  await keepPage(event, webPaths.schedule);
  // The page asks for it where another page led there.
  await lists.handle({ event, request: new Request(apiPaths.schedule) });
}

async function keepPage(event: ExtendableEvent, path: string): Promise<void> {
  const page = await pages.handle({ event, request: new Request(path) });
  const files = (await page.text()).match(isDataDear() ? SCRIPTS_AND_STYLES : ALL_FILES) ?? [];
  await Promise.all(files.map((file) => builtFiles.handle({ event, request: new Request(file) })));
}
