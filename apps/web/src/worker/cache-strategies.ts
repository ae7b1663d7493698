import * as apiPaths from "@daily-quran/domain/api-paths";
import type { ListedEdition } from "@daily-quran/domain/edition";
import type { CacheDidUpdateCallbackParam } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { FILES, LISTS, PAGES, VERSES } from "./cache-names.ts";
import { networkTimeoutSeconds, savesData } from "./connection.ts";
import { isBuiltFileOf, isJson, isOwnPage } from "./own-responses.ts";
import { cachedOrOffline, cachedPage, offline } from "./stand-ins.ts";
import { limited } from "./time-limit.ts";
import { fromWholeText, setAside } from "./whole-text.ts";

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
    await Promise.all([caches.delete(VERSES), setAside()]);
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

export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds,
  plugins: [limited, onlyPages, withTheirFiles, orCached(cachedPage), atMost(30), offline],
});

// More than four releases have, so that what goes first is of those before: a page that stays open has its parts.
export const builtFiles = new CacheFirst({
  cacheName: FILES,
  plugins: [limited, onlyBuiltFiles, atMost(1000)],
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
