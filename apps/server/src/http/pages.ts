import { access } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderedPath, RenderPage } from "@daily-quran/domain/page";
import type { SiteSettings } from "@daily-quran/domain/site";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Content } from "../content/content.ts";
import { HTML_TYPE, prepareDocument, type ReadyDocument } from "../content/ready-document.ts";
import { currentReading } from "../features/reading/scheduled-reading.ts";
import { ALWAYS_ASKED } from "./cache-control.ts";
import { type PageAddress, pageAddress } from "./page-address.ts";
import { pageAnswers } from "./page-answers.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { sendDocument } from "./send-document.ts";
import { serveSiteDocuments } from "./site-documents.ts";

/** What pages are made of. */
export interface PageDependencies {
  readonly content: Content;
  readonly now: () => number;
  readonly site: SiteSettings;
  readonly webDirectory: string;
}

interface Page {
  readonly status: number;
  readonly policy: string;
  readonly document: ReadyDocument;
}

// Enough for a page that is sent seldom, and twenty times as quick as the strongest.
const QUICK = 4;

// Whoever waits for the start itself, such as a health check, comes first.
const SOON_MS = 500;

// A day of the schedule is about 450 KB in its three encodings: all 300 of them would be 135 MB.
const MOST_KEPT = 80;

/** Serves the web app's pages and what leads search engines to them. Each page is rendered once per day of the plan and version of the text, then sent from memory. */
export async function servePages(app: FastifyInstance, source: PageDependencies): Promise<void> {
  const built = join(source.webDirectory, "server", "entry-server.js");
  await access(built);
  // The whole web app: not loaded at once, so that no start waits for it.
  let renderer: Promise<Renderer> | undefined;
  const keptPage = keepPages(source);
  const pageAt = async (url: string): Promise<Page> => {
    const { renderPage, renderedPath } = await (renderer ??= loadRenderer(built));
    return keptPage(pageAddress(url, renderedPath), renderPage);
  };
  await serveSiteDocuments(app, source.site.publicUrl);
  app.get("/*", async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, policy, document } = await pageAt(request.url);
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

interface Renderer {
  readonly renderPage: RenderPage;
  readonly renderedPath: RenderedPath;
}

async function loadRenderer(built: string): Promise<Renderer> {
  return (await import(pathToFileURL(built).href)) as Renderer;
}

/** Remembers rendered pages for the current day: of the schedule's 300 days those asked for last, and all others. */
function keepPages(source: PageDependencies) {
  let keptFor = "";
  let kept = new Map<string, Promise<Page>>();
  return async (address: PageAddress, renderPage: RenderPage): Promise<Page> => {
    const { day } = currentReading(source.content, source.now());
    const moment = `${day} ${source.content.version}`;
    if (moment !== keptFor) {
      keptFor = moment;
      kept = new Map();
    }
    const pages = kept;
    const known = pages.get(address.url);
    if (known) {
      // Put last again: a Map gives its keys in the order of their insertion.
      pages.delete(address.url);
      pages.set(address.url, known);
      return known;
    }
    const page = render(source, renderPage, { address, today: day });
    pages.set(address.url, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST_KEPT && oldest !== undefined) pages.delete(oldest);
    page.catch(() => pages.delete(address.url));
    return page;
  };
}

async function render(
  source: PageDependencies,
  renderPage: RenderPage,
  { address, today }: { address: PageAddress; today: number },
): Promise<Page> {
  const { status, html } = await renderPage({
    url: address.url,
    now: new Date(source.now()).toISOString(),
    site: source.site,
    answers: pageAnswers(address, { content: source.content, today }),
  });
  return {
    status,
    policy: contentSecurityPolicy(html, source.site),
    document: await prepareDocument(html, HTML_TYPE, address.day === undefined ? undefined : QUICK),
  };
}
