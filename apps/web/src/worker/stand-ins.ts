import {
  addressIn,
  type Language,
  languageOf,
  LANGUAGES,
  withoutLanguage,
} from "@daily-quran/domain/language";
import * as webPaths from "@daily-quran/domain/web-paths";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { inPlanOrder } from "@daily-quran/reading-schedule/plan-day";
import { dayOfPath, isDefault, isTextPage } from "./addresses.ts";
import { FILES, PAGES, VERSES } from "./cache-names.ts";
import { offlinePage } from "./offline-page.ts";
import { isOwnPage } from "./own-responses.ts";
import { hasWholeText } from "./whole-text.ts";

interface Opened {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

/** The tabs whose page is a copy: the page does not know. */
const copies = new Set<string>();

/** Whether a tab's page is a copy, once. */
export const isCopy = (client: string): boolean => copies.delete(client);

function noteCopy(event: ExtendableEvent): void {
  if (event instanceof FetchEvent) copies.add(event.resultingClientId);
}

/** A day that was opened within the app has no document of its own: the schedule shows it. */
async function cachedStandIn({ url }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const language = languageOf(pathname);
  const portion = await cachedPortion(pathname, language);
  const path = addressIn(language, webPaths.schedule);
  if (portion || pathname === path) return portion ?? (await cachedPage(path));
  const own = withoutLanguage(pathname);
  const isThere = own === webPaths.quran || (isTextPage(own) && (await hasWholeText()));
  const home = isThere && (await cachedPage(addressIn(language, webPaths.home)));
  return home ? await asAnother(home) : undefined;
}

const OTHER = `"search":"?",`;

/** Says in a page that it is of another address: then the app draws it anew (start/entry-client.tsx). */
const asAnother = async (page: Response): Promise<Response> =>
  new Response((await page.text()).replace(/(id="page-data"[^>]*>\{)/, `$1${OTHER}`), {
    headers: { "content-type": "text/html" },
  });

/** What of a page is shown where the network has none. */
export const offline = {
  cachedResponseWillBeUsed: async (used: Opened & { readonly cachedResponse?: Response }) => {
    const copy = used.cachedResponse ?? (await cachedStandIn(used.request));
    if (copy) noteCopy(used.event);
    return copy;
  },
  handlerDidError: cachedOrOffline,
};

/** What stands in for a page that is not there, or says so. */
export async function cachedOrOffline({ request }: Pick<Opened, "request">): Promise<Response> {
  const standIn = await cachedStandIn(request);
  if (standIn) return standIn;
  const language = languageOf(new URL(request.url).pathname);
  // The other language's may be all that was opened.
  const languages: Language[] = [language, ...LANGUAGES];
  const [linked = language] = await cachedOf(languages, (one) => addressIn(one, webPaths.home));
  const { schedule, bookmarks } = webPaths;
  const links = await cachedOf([schedule, bookmarks], (path) => addressIn(linked, path));
  const days = links.includes(schedule) ? await cachedDays() : [];
  const bengaliFont = await cachedBengaliFont();
  return offlinePage(language, { linked, links, days, bengaliFont });
}

/** Those whose pages are cached. */
async function cachedOf<One>(all: readonly One[], pathOf: (one: One) => string): Promise<One[]> {
  const cached = await Promise.all(all.map((one) => cachedPage(pathOf(one))));
  return all.filter((_, at) => cached[at]);
}

/** A device may have no Bengali font of its own. */
async function cachedBengaliFont(): Promise<string | undefined> {
  const files = await (await caches.open(FILES)).keys();
  return files.find(({ url }) => /\/bengali[^/]*\.woff2$/.test(url))?.url;
}

/** All portions of own plans have one document, which the page fills from the device. */
async function cachedPortion(pathname: string, language: Language): Promise<Response | undefined> {
  const start = `${addressIn(language, webPaths.myReading)}/`;
  if (!pathname.startsWith(start)) return undefined;
  const opened = await (await caches.open(PAGES)).keys();
  const any = opened.find(({ url }) => new URL(url).pathname.startsWith(start));
  return any && (await cachedPage(any));
}

/** A page as it was last opened, if it is cached. */
export async function cachedPage(page: Request | string): Promise<Response | undefined> {
  const cached = await caches.match(page, { cacheName: PAGES });
  return cached && (await isOwnPage(cached)) ? cached : undefined;
}

/** The days whose verses are cached, today first; an edition's copy does not count. */
async function cachedDays(): Promise<number[]> {
  const requests = await (await caches.open(VERSES)).keys();
  const addresses = requests.map(({ url }) => new URL(url)).filter(isDefault);
  const days = addresses.map(dayOfPath).filter((day) => day > 0);
  return inPlanOrder(days, globalDay(Date.now()));
}
