import type { AppPage, WebApp } from "@daily-quran/domain/page";
import type { SiteSettings } from "@daily-quran/domain/site";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Content } from "../content/content.ts";
import { HTML_TYPE, prepareDocument, type ReadyDocument } from "../content/ready-document.ts";
import type { ReadApi } from "./api-documents.ts";
import { ALWAYS_ASKED } from "./cache-control.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { sendDocument } from "./send-document.ts";
import { serveSiteDocuments } from "./site-documents.ts";
import type { WebBuild } from "./web-build.ts";

/** What pages are made of. */
export interface PageDependencies {
  readonly content: Content;
  readonly now: () => number;
  readonly site: SiteSettings;
  readonly web: WebBuild;
  readonly readApi: ReadApi;
}

interface Page {
  readonly status: number;
  readonly document: ReadyDocument;
}

// Enough for a page that is sent seldom, and twenty times as quick as the strongest.
const QUICK = 4;

// Whoever waits for the start itself, such as a health check, comes first.
const SOON_MS = 500;

// A day of the schedule is about 450 KB in its three encodings: all 300 of them would be 135 MB.
const MOST_KEPT = 80;

/** Serves the web app's pages and what leads search engines to them. Each page is rendered once per day of the plan and version of the text, then sent from memory. */
export function servePages(app: FastifyInstance, source: PageDependencies): void {
  const policy = contentSecurityPolicy(source.web.inlineScripts, source.site);
  const pageAt = keepPages(source);
  serveSiteDocuments(
    app,
    source.site.publicUrl,
    async () => (await source.web.pages()).searchPaths,
  );
  app.get("/*", async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, document } = await pageAt(request.url);
    reply.code(status).header("content-security-policy", policy);
    return sendDocument(request, reply, { document, cacheControl: ALWAYS_ASKED });
  });
  prepareHome(app, pageAt);
}

/** Makes the home page ready soon after the start, so that its first reader need not wait for it. */
function prepareHome(app: FastifyInstance, pageAt: (url: string) => Promise<Page>): void {
  let soon: NodeJS.Timeout | undefined;
  const prepare = (): void =>
    void pageAt("/").catch((error: unknown) => {
      app.log.error(error);
    });
  app.addHook("onListen", async () => {
    soon = setTimeout(prepare, SOON_MS).unref();
  });
  app.addHook("onClose", async () => clearTimeout(soon));
}

/** Remembers rendered pages for the current day: of the schedule's 300 days those asked for last, and all others. */
function keepPages(source: PageDependencies): (url: string) => Promise<Page> {
  let keptFor = "";
  let kept = new Map<string, Promise<Page>>();
  return async (url) => {
    const webApp = await source.web.pages();
    const now = source.now();
    const today = globalDay(now);
    const moment = `${today} ${source.content.version}`;
    if (moment !== keptFor || source.web.isLive) {
      keptFor = moment;
      kept = new Map();
    }
    const pages = kept;
    const found = webApp.findPage(url, today);
    const known = pages.get(found.url);
    if (known) {
      // Put last again: a Map gives its keys in the order of their insertion.
      pages.delete(found.url);
      pages.set(found.url, known);
      return known;
    }
    const page = render(source, webApp, { found, now });
    pages.set(found.url, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST_KEPT && oldest !== undefined) pages.delete(oldest);
    page.catch(() => pages.delete(found.url));
    return page;
  };
}

async function render(
  { content, site, web, readApi }: PageDependencies,
  { renderPage }: WebApp,
  { found, now }: { found: AppPage; now: number },
): Promise<Page> {
  const { url, preload, isDay } = found;
  const answers = await Promise.all(
    preload.map(async (path) => ({ path, body: await readApi(path, { content, now }) })),
  );
  const { status, html } = await renderPage({
    url,
    now: new Date(now).toISOString(),
    site,
    answers,
  });
  const isQuick = isDay || web.isLive;
  return { status, document: await prepareDocument(html, HTML_TYPE, isQuick ? QUICK : undefined) };
}
