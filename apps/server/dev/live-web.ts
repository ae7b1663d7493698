import { setTimeout as pause } from "node:timers/promises";
import type { WebApp } from "@daily-quran/domain/page";
import type { FastifyInstance } from "fastify";
import { createServer, type ViteDevServer } from "vite";
import type { WebBuild } from "../src/pages/web-build.ts";

// A page is found, then its data are read, then it is rendered: longer than the reading takes.
const QUIET_MS = 50;

/** Pending work, and when there is none. */
interface WorkTracker {
  track<T>(start: () => Promise<T>): Promise<T>;
  /** Resolves once no work has been pending for 50 ms. */
  idle(): Promise<void>;
}

const ENTRY = "/src/start/entry-server.tsx";

/**
 * The web app straight from its source in `root`: Vite serves its files, renders its pages and tells the
 * browser what changed.
 */
export function openLiveWeb(root: string): WebBuild {
  let starting: Promise<ViteDevServer> | undefined;
  const server = async (): Promise<ViteDevServer> => {
    if (!starting) throw new Error("The files of the web app are served before its pages");
    return await starting;
  };
  const loads = trackWork();
  return {
    // Vite adds inline scripts, and polls the server in a worker; our own change with their source.
    scriptSources: ["'unsafe-inline'", "blob:"],
    isLive: true,
    serveFiles: async (app) => {
      const vite = await (starting = startVite(root, app));
      app.addHook("onRequest", (request, reply, next) => {
        vite.middlewares(request.raw, reply.raw, next);
      });
      // The links to open pages are ended before the application waits for its connections. A page that is
      // still being loaded would fail: Vite closes after it.
      app.addHook("preClose", async () => {
        await loads.idle();
        await vite.close();
      });
    },
    pages: () =>
      loads.track(async () => {
        const vite = await server();
        const web = (await vite.ssrLoadModule(ENTRY)) as WebApp;
        return {
          findPage: web.findPage,
          searchPaths: web.searchPaths,
          renderPage: (request) =>
            loads.track(async () => {
              const { status, html } = await web.renderPage(request);
              return { status, html: await vite.transformIndexHtml(request.url, html) };
            }),
        };
      }),
  };
}

/** On the application's own port: a page has one address, and its cookies and writes are same-origin. */
function startVite(root: string, app: FastifyInstance): Promise<ViteDevServer> {
  return createServer({
    root,
    appType: "custom",
    // Other loaders write a temporary file: the watcher would restart the server again and again.
    configLoader: "native",
    server: { middlewareMode: true, cors: false, hmr: { server: app.server } },
  });
}

/** Follows asynchronous work, so that what it needs is closed after it. */
function trackWork(): WorkTracker {
  const pending = new Set<Promise<unknown>>();
  return {
    track: (start) => {
      const work = start().finally(() => pending.delete(work));
      pending.add(work);
      return work;
    },
    idle: async () => {
      do {
        await Promise.allSettled(pending);
        await pause(QUIET_MS);
      } while (pending.size > 0);
    },
  };
}
