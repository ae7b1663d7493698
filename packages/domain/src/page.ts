import type { Language } from "./language.ts";
import type { SiteSettings } from "./site.ts";

/** A page of the web app, found by its URL. */
export interface AppPage {
  /** The URL to render: pages that render alike share one, to keep the cache small. */
  readonly url: string;
  /** The API paths whose responses are preloaded, so that the browser need not fetch them. */
  readonly preload: readonly string[];
  /** Whether it is one of many, each rarely requested: a day, a verse, a surah. */
  readonly isRare: boolean;
  /** The address that it has moved to: the canonical form of this one. */
  readonly redirect?: string;
}

/** A REST response that the server gives to a page: its path and parsed body. */
interface PreloadedResponse {
  readonly path: string;
  readonly body: unknown;
}

/** The input of a rendering: the page's URL, the time as ISO 8601, and the responses to its `preload`. */
export interface PageRequest {
  readonly url: string;
  readonly now: string;
  readonly site: SiteSettings;
  readonly answers: readonly PreloadedResponse[];
  /** The version in the addresses of pictures for previews. */
  readonly pictures: string;
  /** Whether no fonts of a first verse can be made: the whole ones are in front. */
  readonly lacksFirstFonts?: true;
}

/** What stands in a document for the fonts of its first verse. */
export const FIRST_FONTS = { quran: "{quran-font}", bengali: "{bengali-font}" };

export type FirstFont = keyof typeof FIRST_FONTS;

/** The texts that each draws. */
export type FirstTexts = Readonly<Partial<Record<FirstFont, readonly string[]>>>;

/** The fonts that do, each a WOFF2 in base64. */
export type FirstFonts = Readonly<Partial<Record<FirstFont, string>>>;

/** A whole HTML document with its status, as the web app's renderer returns it. */
export interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
  /**
   * The texts until the end of its first verse, where it waits for fonts of them alone in the place of `FIRST_FONTS`.
   */
  readonly firstTexts?: FirstTexts;
  /** Whether something in it failed, which the browser renders: it is soon rendered again. */
  readonly isMakeshift?: boolean;
}

/** For search engines: the paths to index, and the path prefixes to leave out. */
export interface SearchPaths {
  readonly listed: readonly string[];
  readonly closed: readonly string[];
}

/**
 * The exports of the web app's server build: all that the server knows of its pages. `find-page.js` has what finds
 * them, without what renders them.
 */
export interface WebApp {
  /** The page of a URL; `today` is the plan's day. Every URL has one; other languages than these have none. */
  readonly findPage: (url: string, today: number, languages: readonly Language[]) => AppPage;
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage>;
  readonly searchPaths: SearchPaths;
}
