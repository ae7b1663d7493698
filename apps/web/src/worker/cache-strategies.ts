import {
  addressIn,
  type Language,
  languageOf,
  LANGUAGES,
  withoutLanguage,
} from "@daily-quran/domain/language";
import * as apiPaths from "@daily-quran/domain/api-paths";
import type { ListedEdition } from "@daily-quran/domain/edition";
import * as webPaths from "@daily-quran/domain/web-paths";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { inPlanOrder } from "@daily-quran/reading-schedule/plan-day";
import type { CacheDidUpdateCallbackParam } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { dayOfPath, isDefault, isTextPage } from "./addresses.ts";
import { savesData } from "./data-saver.ts";
import { offlinePage } from "./offline-page.ts";
import { isBuiltFileOf, isJson, isOwnPage } from "./own-responses.ts";
import { limited } from "./time-limit.ts";
import { fromWholeText, hasWholeText, WHOLE_TEXT } from "./whole-text.ts";

/** After this long on a poor network a cached copy is better than waiting. */
export const networkTimeoutSeconds = 1;

interface Checked {
  readonly request: Request;
  readonly response: Response;
}

interface Updated extends Checked {
  readonly event: ExtendableEvent;
}

/** Caches only what is right, and uses nothing else that an earlier version may have cached. */
const only = (isRight: (checked: Checked) => boolean | Promise<boolean>) => ({
  cacheWillUpdate: async (checked: Checked) => ((await isRight(checked)) ? checked.response : null),
  cachedResponseWillBeUsed: async (used: {
    readonly request: Request;
    readonly cachedResponse?: Response;
  }) => {
    const { request, cachedResponse: response } = used;
    return response && (await isRight({ request, response })) ? response : null;
  },
});

/**
 * While a server is down, or a proxy answers for it, a cached copy is better than its failure. Here, as what the
 * browser preloads of a navigation skips `fetchDidSucceed`.
 */
export const orCached = (
  find: (request: Request, event: ExtendableEvent) => Promise<Response | undefined>,
) => ({
  handlerWillRespond: async ({ event, request, response }: Updated) =>
    response.status < 500
      ? response
      : ((await find(request, event)) ?? orOffline(request, response)),
});

// A 500 is of this page alone, and by a 511 a network asks to sign in: a reader has to see those.
const orOffline = (request: Request, response: Response) =>
  request.mode === "navigate" && [502, 503, 504].includes(response.status)
    ? cachedOrOffline({ request })
    : response;

const onlyJson = only(({ response }) => isJson(response));

/** A redirect to the reader's language, which an offline page cannot follow, is no page either. */
const onlyPages = only(({ response }) => isOwnPage(response));

const SCRIPTS_AND_STYLES = /\/assets\/[^" )]+\.(?:js|css)/g;
const ALL_FILES = /\/assets\/[^" )]+\.(?:js|css|woff2)/g;

/** A new page without its files would be a dead one offline, where the one of before works. */
const withTheirFiles = {
  cacheWillUpdate: async ({ event, response }: Updated) => {
    const page = await response.clone().text();
    const files = page.match(savesData() ? SCRIPTS_AND_STYLES : ALL_FILES) ?? [];
    return await cacheFiles(event, files).then(
      () => response,
      () => null,
    );
  },
};

const onlyBuiltFiles = only(({ request, response }) => isBuiltFileOf(request.url, response));

const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries });

// What the page empties when it refreshes its readings (features/reading/load/replace-cached-readings.ts).
/** Days of verses. */
export const VERSES = "verseCache";
const LISTS = "apiCache";

/** Pages as they were last opened; a page never opened shows the offline page. */
const PAGES = "pages";
const FILES = "assets";

/** Verses that were opened, or else out of the whole text. */
export const cachedVerses = async (address: string): Promise<Response | undefined> =>
  (await caches.match(address, { cacheName: VERSES })) ??
  (await fromWholeText(new URL(address, location.origin)));

export const verses = new NetworkFirst({
  cacheName: VERSES,
  networkTimeoutSeconds,
  plugins: [
    limited,
    onlyJson,
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await cachedVerses(request.url)),
    },
    orCached(({ url }) => cachedVerses(url)),
    atMost(60),
  ],
});

/** Each text with what tells it apart, and where it is the default. */
const textsOf = async (list: Response): Promise<readonly string[]> =>
  ((await list.clone().json()) as readonly ListedEdition[]).map(({ id, sha256, ...one }) =>
    [id, sha256, one.isDefault, one.isLanguageDefault].join(" "),
  );

/** Where a text is another than before, no saved verses of it stay beside the new one's name. */
const withoutChangedTexts = {
  cacheDidUpdate: async ({ request, oldResponse, newResponse }: CacheDidUpdateCallbackParam) => {
    if (new URL(request.url).pathname !== apiPaths.editions || !oldResponse) return;
    const now = await textsOf(newResponse);
    if ((await textsOf(oldResponse)).every((text) => now.includes(text))) return;
    await Promise.all([VERSES, WHOLE_TEXT].map((name) => caches.delete(name)));
  },
};

export const lists = new NetworkFirst({
  cacheName: LISTS,
  networkTimeoutSeconds,
  plugins: [
    limited,
    onlyJson,
    orCached((request) => caches.match(request, { cacheName: LISTS })),
    withoutChangedTexts,
    atMost(10),
  ],
});

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
  const isText = isTextPage(withoutLanguage(pathname)) && (await hasWholeText());
  const home = isText && (await cachedPage(addressIn(language, webPaths.home)));
  return home ? await asAnother(home) : undefined;
}

const OTHER = `"search":"?",`;

/** Says in a page that it is of another address: then the app draws it anew (start/entry-client.tsx). */
const asAnother = async (page: Response): Promise<Response> =>
  new Response((await page.text()).replace(/(id="page-data"[^>]*>\{)/, `$1${OTHER}`), {
    headers: { "content-type": "text/html" },
  });

const offline = {
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

export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds,
  plugins: [limited, onlyPages, withTheirFiles, orCached(cachedPage), atMost(30), offline],
});

// More than a release has, so that what goes first is of releases before the last: an old page has its parts.
export const builtFiles = new CacheFirst({
  cacheName: FILES,
  plugins: [limited, onlyBuiltFiles, atMost(400)],
});

/** Caches built files, those of them that are not cached yet; rejects where one can't be had. */
export async function cacheFiles(event: ExtendableEvent, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const request = new Request(file, { priority: "low" });
      const [response, done] = builtFiles.handleAll({ event, request });
      const isOurs = isBuiltFileOf(request.url, await response);
      await done;
      if (!isOurs) throw new Error(`No file at ${file}`);
    }),
  );
}
