import type { SiteSettings } from "./site.ts";

/** An answer of the REST API that the server hands to a page, so that the browser need not fetch it again: its path and parsed body. */
export interface PreloadedAnswer {
  readonly path: string;
  readonly body: unknown;
}

/** What the server gives the web app's renderer: the address to render, with a path that `RenderedPath` gave, the instant as ISO 8601, and answers already known. */
export interface PageRequest {
  readonly url: string;
  readonly now: string;
  readonly site: SiteSettings;
  readonly answers: readonly PreloadedAnswer[];
}

/** A whole HTML document with its status, as the web app's renderer returns it. */
interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

/** Gives the path that a path's page is rendered at: the same one for all paths whose pages differ in nothing, so that there are few pages to keep. */
export type RenderedPath = (path: string) => string;

/** The renderer that the web app's server build exports as `renderPage`. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
