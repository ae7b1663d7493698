import type { RenderPage } from "@daily-quran/domain/page";
import type { ServerResponse } from "node:http";
import type { Connect, Plugin, ViteDevServer } from "vite";

/** In development, answers every address that asks for a page with the server-rendered document. */
export function devPages(api: string): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (request.headers.accept?.includes("text/html")) {
          void answer({ server, api, request, response, next });
        } else {
          next();
        }
      });
    },
  };
}

interface Exchange {
  readonly server: ViteDevServer;
  readonly api: string;
  readonly request: Connect.IncomingMessage;
  readonly response: ServerResponse;
  readonly next: Connect.NextFunction;
}

async function answer({ server, api, request, response, next }: Exchange): Promise<void> {
  try {
    const entry = await server.ssrLoadModule("/src/app/entry-server.tsx");
    const renderPage = entry["renderPage"] as RenderPage;
    const url = request.originalUrl ?? "/";
    const { status, html } = await renderPage({
      url,
      now: new Date().toISOString(),
      site: { publicUrl: api, audioBaseUrl: api, demoMode: false },
      answers: [],
    });
    // Vite adds what React's refresh needs before any component runs.
    const document = await server.transformIndexHtml(url, html);
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
    response.end(document);
  } catch (error) {
    next(error);
  }
}
