import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import {
  HTML_TYPE,
  JSON_TYPE,
  prepareDocument,
  type ReadyDocument,
} from "../../content/ready-document.ts";
import { runInSlices } from "../../content/run-in-slices.ts";
import { REVALIDATED } from "../../documents/cache-control.ts";
import { describeApi, type DocumentedApi } from "./openapi.ts";
import { API_DOCS_POLICY } from "../../server/security/security-headers.ts";
import { sendDocument, SHARED } from "../../documents/send-document.ts";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API · Daily Quran Reading</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/assets/swagger-ui.css" />
  </head>
  <body>
    <nav aria-label="This site">
      <a href="/">Daily Quran Reading</a> · <a href="/developers">For developers</a>
    </nav>
    <main id="api"></main>
    <script src="/api/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `window.ui = SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", deepLinking: true, validatorUrl: null });
`;

const SCRIPT_TYPE = "text/javascript; charset=utf-8";

// Somebody waits for the first one: the maximum takes 2.6 seconds of CPU for a tenth less.
const QUALITY = 8;

const assets = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const readAsset = (name: string): string => readFileSync(join(assets, name), "utf8");

/**
 * Serves `/api/openapi.json`, and Swagger UI at `/api/docs` with its assets from this server.
 */
export function serveApiDocs(app: FastifyInstance, api: DocumentedApi): void {
  const documents: Record<string, () => Promise<ReadyDocument>> = {
    "/api/openapi.json": async () => {
      const document = JSON.stringify(await runInSlices(describeApi(api)));
      return await prepareDocument(document, JSON_TYPE, QUALITY);
    },
    "/api/docs": () => prepareDocument(PAGE, HTML_TYPE),
    "/api/docs/assets/swagger-ui.css": () =>
      prepareDocument(readAsset("swagger-ui.css"), "text/css; charset=utf-8", QUALITY),
    "/api/docs/assets/swagger-ui-bundle.js": () =>
      prepareDocument(readAsset("swagger-ui-bundle.js"), SCRIPT_TYPE, QUALITY),
    "/api/docs/start.js": () => prepareDocument(START, SCRIPT_TYPE),
  };
  for (const [path, prepare] of Object.entries(documents)) {
    // Loaded lazily, as few ask for them.
    let prepared: Promise<ReadyDocument> | undefined;
    app.get(path, async (request, reply) => {
      const document = await (prepared ??= prepare());
      if (path === "/api/docs") reply.header("content-security-policy", API_DOCS_POLICY);
      if (path === "/api/openapi.json") reply.headers(SHARED);
      return sendDocument(request, reply, { document, cacheControl: REVALIDATED });
    });
  }
}
