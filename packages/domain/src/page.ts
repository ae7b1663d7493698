import type { SiteSettings } from "./site.ts";

/** A page of the web app, as an address names it. */
export interface AppPage {
  /** The address to render it at: the same one for all whose pages differ in nothing, so that there are few to keep. */
  readonly url: string;
  /** The API paths whose answers it shows at first, so that the browser need not fetch them. */
  readonly preload: readonly string[];
  /** Whether it is one of the 300 days, each of them seldom asked for. */
  readonly isDay: boolean;
}

/** An answer of the REST API that the server hands to a page: its path and parsed body. */
interface PreloadedResponse {
  readonly path: string;
  readonly body: unknown;
}

/** What a page is rendered from: its own address, the instant as ISO 8601, and the answers to its `preload`. */
export interface PageRequest {
  readonly url: string;
  readonly now: string;
  readonly site: SiteSettings;
  readonly answers: readonly PreloadedResponse[];
}

/** A whole HTML document with its status, as the web app's renderer returns it. */
interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

/** What search engines are told: the addresses to read, and the beginnings of those to leave alone. */
export interface SearchPaths {
  readonly listed: readonly string[];
  readonly closed: readonly string[];
}

/** What the web app's server build exports: all that the server knows of its pages. */
export interface WebApp {
  /** The page of a request's address; `today` is the plan's day. There is a page for every address. */
  readonly findPage: (url: string, today: number) => AppPage;
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage>;
  readonly searchPaths: SearchPaths;
}
