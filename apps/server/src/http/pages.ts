import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { AppPage, WebApp } from "@daily-quran/domain/page";
import type { SiteSettings } from "@daily-quran/domain/site";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Content } from "../content/content.ts";
import { HTML_TYPE, prepareDocument, type ReadyDocument } from "../content/ready-document.ts";
import type { ReadApi } from "./api-documents.ts";
import { ALWAYS_ASKED } from "./cache-control.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { createLoadLimiter } from "./load-limiter.ts";
import { sendBusyPage } from "./busy-page.ts";
import { acceptedEncodingOf, sendDocument } from "./send-document.ts";
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

/** A page as it is kept: compressed only, as nearly every client takes it so. */
interface Page {
  readonly status: number;
  readonly document: Omit<ReadyDocument, "identity">;
}

// One page is rendered while the one before it is compressed; the 300 days may be asked for all at once.
const RENDERING = { atOnce: 2, waiting: 40, waitMs: 600 };

// Enough for a page that is sent seldom, and twenty times as quick as the strongest.
const QUICK = 4;

const NOTHING = Buffer.alloc(0);

type PageAt = (url: string) => Promise<Page | undefined>;

// Whoever waits for the start itself, such as a health check, comes first.
const SOON_MS = 500;

// All 300 days and every other page: a day is about 125 KB in its two encodings, so 38 MB in all.
const MAX_KEPT = 330;

/** Serves the web app's pages and what leads search engines to them. Each page is rendered once per day of the plan and version of the text, then sent from memory. */
export function servePages(app: FastifyInstance, source: PageDependencies): void {
  const policy = contentSecurityPolicy(source.web.scriptSources, source.site);
  const pageAt = keepPages(source);
  serveSiteDocuments(
    app,
    source.site.publicUrl,
    async () => (await source.web.pages()).searchPaths,
  );
  app.get("/*", async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await pageAt(request.url);
    if (!page) return sendBusyPage(reply);
    reply.code(page.status).header("content-security-policy", policy);
    const document = await unpacked(page, request);
    return sendDocument(request, reply, { document, cacheControl: ALWAYS_ASKED });
  });
  prepareHome(app, pageAt);
}

/** Makes the home page ready soon after the start, so that its first reader need not wait for it. */
function prepareHome(app: FastifyInstance, pageAt: PageAt): void {
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

/** Remembers rendered pages for the current day. A day that is not rendered yet waits in a short queue, or is turned away. */
function keepPages(source: PageDependencies): PageAt {
  const limiter = createLoadLimiter(RENDERING);
  const renderLimited = async (
    webApp: WebApp,
    asked: { found: AppPage; now: number },
  ): Promise<Page | undefined> => {
    if (!asked.found.isDay) return await render(source, webApp, asked);
    if (!(await limiter.acquire())) return undefined;
    return await render(source, webApp, asked).finally(limiter.release);
  };
  let keptFor = "";
  let kept = new Map<string, Promise<Page | undefined>>();
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
    const page = renderLimited(webApp, { found, now });
    pages.set(found.url, page);
    const [oldest] = pages.keys();
    if (pages.size > MAX_KEPT && oldest !== undefined) pages.delete(oldest);
    const forget = (): void => void pages.delete(found.url);
    page.then((made) => made ?? forget(), forget);
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
  const { identity: _, ...document } = await prepareDocument(
    html,
    HTML_TYPE,
    isQuick ? QUICK : undefined,
  );
  return { status, document };
}

/** The document of a page, unpacked for the few who take it in no other way. */
async function unpacked({ document }: Page, request: FastifyRequest): Promise<ReadyDocument> {
  const isPlain = acceptedEncodingOf(request.headers["accept-encoding"]) === "identity";
  return { ...document, identity: isPlain ? await promisify(gunzip)(document.gzip) : NOTHING };
}
