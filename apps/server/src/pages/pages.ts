import type { IncomingMessage } from "node:http";
import { MADE_LIMIT } from "@daily-quran/domain/api-limits";
import { DomainError } from "@daily-quran/domain/errors";
import {
  addressIn,
  DEFAULT_LANGUAGE,
  languageOf,
  LANGUAGES,
  servedLanguage,
} from "@daily-quran/domain/language";
import type { AppPage, WebApp } from "@daily-quran/domain/page";
import { USUAL_PRONUNCIATION } from "@daily-quran/domain/pronunciation";
import type { SiteSettings } from "@daily-quran/domain/site";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Content } from "../content/content.ts";
import { compressBrotli, HTML_TYPE, prepareDocument, sha256 } from "../content/ready-document.ts";
import type { ReadApi } from "../api/route/api-documents.ts";
import { pageUntil } from "../documents/cache-control.ts";
import { contentSecurityPolicy } from "../server/security/security-headers.ts";
import { pictureVersion } from "./pictures.ts";
import { languageRedirect, REDIRECT_VARY } from "./language-redirect.ts";
import { countedTurns } from "../server/admission/counted-turns.ts";
import { sendBusyPage } from "./busy-page.ts";
import { createPageEncoder, type PageDocument } from "./page-encodings.ts";
import type { ReadyResponses } from "../server/fast-path/ready-responses.ts";
import { sendDocument } from "../documents/send-document.ts";
import { signalRendering } from "../metrics/signals.ts";
import { serveSiteDocuments } from "./site-documents.ts";
import type { WebBuild } from "./web-build.ts";
import { type MakeFirstFonts, renderWithFonts } from "./first-fonts.ts";

/** What rendering pages needs. */
export interface PageDependencies {
  readonly content: Content;
  readonly now: () => number;
  readonly site: SiteSettings;
  readonly web: WebBuild;
  readonly readApi: ReadApi;
  readonly ready: ReadyResponses;
  readonly makeFirstFonts?: MakeFirstFonts | undefined;
}

type Rendering = PageDependencies & { readonly renderFound: ReturnType<typeof renderWithFonts> };

/** An address in another form than its canonical one. */
interface Moved {
  readonly redirect: string;
}

/** A cached page. */
interface Page {
  readonly status: number;
  /** Whether it is too seldom asked for to be kept in memory in every encoding. */
  readonly isRare: boolean;
  /** Whether it is soon rendered again (see `renderWithFonts`). */
  readonly isMakeshift?: boolean | undefined;
  readonly document: PageDocument;
}

// One page renders while another is compressed; a crawler may ask for all 300 days at once.
const RENDERING = { atOnce: 2, waiting: 40, waitMs: 400 };

// Twenty times as fast as the maximum, for pages that are sent seldom.
const QUICK = 4;

type PageAt = (url: string, address: string) => Promise<Page | Moved | undefined>;

// After the start, so that a health check does not wait for it.
const HOME_DELAY_MS = 500;

// All 300 days and every other page in two languages: 40 MB at 65 KB a day.
const MAX_CACHED = 660;
const MAKESHIFT_MS = 60_000;

/**
 * Serves the pages, robots.txt and sitemap; a page is rendered once per day and text version, then cached.
 */
export function servePages(app: FastifyInstance, source: PageDependencies): void {
  const policy = contentSecurityPolicy(source.web.scriptSources, source.site);
  const renderFound = renderWithFonts(app.log, source.makeFirstFonts);
  const pageAt = cachePages({ ...source, renderFound });
  const inEncoding = createPageEncoder();
  const suits = ({ url = "", headers }: IncomingMessage): boolean =>
    languageRedirect({ url, headers }, source.site.languages) === undefined;
  serveSiteDocuments(app, source.site, async () => (await source.web.pages()).searchPaths);
  app.get("/*", async (request: FastifyRequest, reply: FastifyReply) => {
    const moment = source.ready.moment();
    const page = await pageAt(request.url, request.ip);
    if (!page) return sendBusyPage(reply, request.url);
    if ("redirect" in page) return reply.redirect(page.redirect, 301);
    const elsewhere = languageRedirect(request, source.site.languages);
    if (elsewhere !== undefined && page.status === 200) return redirectToLanguage(reply, elsewhere);
    const language = languageOf(request.url.split("?", 1)[0] ?? "");
    reply
      .code(page.status)
      .headers({ "content-security-policy": policy, "content-language": language });
    const document = await inEncoding(request, reply, page.document);
    if (!document) return sendBusyPage(reply, request.url);
    const controlAt = (at: number): string => pageUntil(moment.dayEnd, at);
    if (!page.isRare) source.ready.keep({ request, reply, document, moment, suits, controlAt });
    return sendDocument(request, reply, { document, cacheControl: controlAt(source.now()) });
  });
  prepareHome(app, source.site, pageAt);
}

function redirectToLanguage(reply: FastifyReply, address: string): FastifyReply {
  return reply.headers({ "cache-control": "no-store", vary: REDIRECT_VARY }).redirect(address, 302);
}

/** Warms the cache with the home page in each language soon after the start. */
function prepareHome(app: FastifyInstance, { languages }: SiteSettings, pageAt: PageAt): void {
  let soon: NodeJS.Timeout | undefined;
  const homes = LANGUAGES.filter((language) => languages.includes(language));
  const prepare = (): void =>
    homes.forEach((language) => {
      pageAt(addressIn(language, "/"), "").catch((error: unknown) => {
        app.log.error(error);
      });
    });
  app.addHook("onListen", async () => {
    soon = setTimeout(prepare, HOME_DELAY_MS).unref();
  });
  app.addHook("onClose", async () => clearTimeout(soon));
}

/** LRU cache of the current day's pages; rendering a day's page waits in a short queue, or is rejected. */
function cachePages(source: Rendering): PageAt {
  const turns = countedTurns({ limit: MADE_LIMIT, load: RENDERING, now: source.now });
  const renderLimited = async (
    webApp: WebApp,
    asked: { found: AppPage; now: number; address: string },
  ): Promise<Page | undefined> => {
    const renderNow = () => render(source, webApp, asked);
    if (!asked.found.isRare) return await renderNow();
    return await turns(asked.address)(renderNow).catch((error: unknown) => {
      if (error instanceof DomainError) return undefined;
      throw error;
    });
  };
  let cachedFor = "";
  const cache = new LRUCache<string, Promise<Page | undefined>>({ max: MAX_CACHED, perf: source });
  return async (url, address) => {
    const webApp = await source.web.pages();
    const now = source.now();
    const today = globalDay(now);
    const state = `${today} ${source.content.version}`;
    if (state !== cachedFor || source.web.isLive) {
      cachedFor = state;
      cache.clear();
    }
    const found = webApp.findPage(url, today, source.site.languages);
    if (found.redirect !== undefined) return { redirect: found.redirect };
    const known = cache.get(found.url);
    if (known) return known;
    const page = renderLimited(webApp, { found, now, address });
    cache.set(found.url, page);
    const forget = (): void => {
      if (cache.peek(found.url) === page) cache.delete(found.url);
    };
    const keep = (made: Page) =>
      made.isMakeshift && cache.set(found.url, page, { ttl: MAKESHIFT_MS });
    page.then((made) => (made ? keep(made) : forget()), forget);
    return page;
  };
}

async function render(
  { content, site, web, readApi, renderFound }: Rendering,
  { renderPage }: WebApp,
  { found, now }: { found: AppPage; now: number },
): Promise<Page> {
  signalRendering();
  const { url, preload, isRare } = found;
  const [path = "", asked] = url.split("?", 2);
  const pronunciation = USUAL_PRONUNCIATION[servedLanguage(languageOf(path))];
  // What the page's scripts fetch later they spell by themselves.
  const query = {
    ...(pronunciation !== USUAL_PRONUNCIATION[DEFAULT_LANGUAGE] && { pronunciation }),
    ...(new URLSearchParams(asked).has("indopak") && { script: "indopak" }),
  };
  const answers = await Promise.all(
    preload.map(async (one) => ({
      path: one,
      body: await readApi(one, { content, now, site }, query),
    })),
  );
  const { status, html, isMakeshift } = await renderFound(renderPage, {
    url,
    now: new Date(now).toISOString(),
    site,
    answers,
    pictures: pictureVersion(content),
  });
  if (isRare || isMakeshift || web.isLive) {
    const bytes = Buffer.from(html);
    const br = await compressBrotli(bytes, QUICK);
    return { status, isRare: true, isMakeshift, document: { hash: sha256(bytes), br } };
  }
  const { hash, br, gzip: gzipped } = await prepareDocument(html, HTML_TYPE);
  return { status, isRare: false, document: { hash, br, gzip: gzipped } };
}
