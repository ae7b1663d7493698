import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "@daily-quran/domain/page";
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

// A day of the schedule is about 450 KB in its three encodings: all 300 of them would be 135 MB.
const MOST_KEPT = 80;

/** Serves the web app's pages and what leads search engines to them. Each page is rendered once per day of the plan and version of the text, then sent from memory. */
export async function servePages(app: FastifyInstance, source: PageDependencies): Promise<void> {
  const renderPage = await loadRenderer(source.webDirectory);
  const pageAt = keepPages(source, renderPage);
  await serveSiteDocuments(app, source.site.publicUrl);
  app.get("/*", async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, policy, document } = await pageAt(pageAddress(request.url));
    reply.code(status).header("content-security-policy", policy);
    return sendDocument(request, reply, { document, cacheControl: ALWAYS_ASKED });
  });
}

async function loadRenderer(webDirectory: string): Promise<RenderPage> {
  const built = join(webDirectory, "server", "entry-server.js");
  const { renderPage } = (await import(pathToFileURL(built).href)) as { renderPage: RenderPage };
  return renderPage;
}

/** Remembers rendered pages for the current day: those of one name, such as `/groups`, and of the schedule's 300 days those asked for last. Pages of which there is no end (`/groups/7`, what is not there) are made anew, so that nobody can fill the memory. */
function keepPages(source: PageDependencies, renderPage: RenderPage) {
  let keptFor = "";
  let kept = new Map<string, Promise<Page>>();
  return async (address: PageAddress): Promise<Page> => {
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
    if (!isOneOfFew(address)) return page;
    pages.set(address.url, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST_KEPT && oldest !== undefined) pages.delete(oldest);
    const forget = (): void => void pages.delete(address.url);
    page.then(({ status }) => status === 200 || forget(), forget);
    return page;
  };
}

const isOneOfFew = ({ path }: PageAddress): boolean => !path.includes("/", 1);

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
  const isAskedOften = status === 200 && isOneOfFew(address) && address.day === undefined;
  return {
    status,
    policy: contentSecurityPolicy(html, source.site),
    document: await prepareDocument(html, HTML_TYPE, isAskedOften ? undefined : QUICK),
  };
}
