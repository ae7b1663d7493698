import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WebApp } from "@daily-quran/domain/page";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import fastifyStatic from "@fastify/static";
import { renderApart } from "./render-thread.ts";
import { REVALIDATED } from "../documents/cache-control.ts";

const A_YEAR = "public, max-age=31536000, immutable";

const A_DAY = "public, max-age=86400";

// A stale service worker would serve its whole cache stale.
const NEVER_CACHED = /service-worker\.js/;

/** The web app as the server uses it: its files, its pages, and the scripts that these may run. */
export interface WebBuild {
  /**
   * The script sources of its pages for the content security policy, besides its files: inline scripts by
   * hash.
   */
  readonly scriptSources: readonly string[];
  /** Whether its pages can change while the server runs, so that none is cached. */
  readonly isLive: boolean;
  /** Serves the files that pages load. */
  serveFiles(app: FastifyInstance): Promise<void>;
  /** The pages; loaded once, at the first request. */
  pages(): Promise<WebApp>;
}

/**
 * The web app that was built into `folder`, its pages rendered on a worker thread if `apart`; rejects
 * if there is none.
 */
export async function openWebBuild(
  folder: string,
  { apart = false }: { readonly apart?: boolean } = {},
): Promise<WebBuild> {
  const entry = join(folder, "server", "entry-server.js");
  const finder = join(folder, "server", "find-page.js");
  await Promise.all([access(entry), access(finder)]);
  const scripts = await readFile(join(folder, "server", "inline-scripts.json"), "utf8");
  // Lazy: the start does not wait for the whole web app.
  let loaded: Promise<WebApp> | undefined;
  return {
    scriptSources: z
      .array(z.string())
      .parse(JSON.parse(scripts))
      .map((hash) => `'${hash}'`),
    isLive: false,
    serveFiles: (app) => serveStaticFiles(app, join(folder, "client")),
    pages: () => (loaded ??= apart ? loadFinder(finder, entry) : import(pathToFileURL(entry).href)),
  };
}

/** Only the thread that renders needs the whole web app, 6 MB in memory. */
async function loadFinder(finder: string, entry: string): Promise<WebApp> {
  const { findPage, searchPaths } = (await import(pathToFileURL(finder).href)) as WebApp;
  return { findPage, searchPaths, renderPage: renderApart(pathToFileURL(entry).href) };
}

/** Serves the built web files; files under `/assets/` have their hash in the name and never change. */
async function serveStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  const common = { index: false, preCompressed: true, cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...common,
    root: join(root, "assets"),
    prefix: "/assets/",
    setHeaders: (reply) => void reply.header("cache-control", A_YEAR),
  });
  await app.register(fastifyStatic, {
    ...common,
    root,
    // A route for each of the few files, as all other addresses are pages.
    wildcard: false,
    decorateReply: false,
    globIgnore: ["**/*.br", "**/*.gz", "**/*.html", ".vite/**", "assets/**"],
    setHeaders: (reply, path) =>
      void reply.header("cache-control", NEVER_CACHED.test(path) ? REVALIDATED : A_DAY),
  });
}
