import { createRequire } from "node:module";
import { dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { HTML_TYPE, JSON_TYPE, prepareDocument } from "../content/ready-document.ts";
import { ALWAYS_ASKED } from "./cache-control.ts";
import { openApiDocument } from "./openapi.ts";
import type { RestRoute } from "./rest-route.ts";
import { sendDocument } from "./send-document.ts";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API · Daily Quran Reading</title>
    <link rel="stylesheet" href="/api/docs/assets/swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <script src="/api/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `window.ui = SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", deepLinking: true, validatorUrl: null });
`;

/** Serves `/api/openapi.json` and the page at `/api/docs` that reads and tries it, with its assets from here. */
export async function serveApiDocs(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  publicUrl: string,
): Promise<void> {
  const [description, page, start] = await Promise.all([
    prepareDocument(JSON.stringify(openApiDocument(routes, publicUrl)), JSON_TYPE),
    prepareDocument(PAGE, HTML_TYPE),
    prepareDocument(START, "text/javascript; charset=utf-8"),
  ]);
  app.get("/api/openapi.json", (request, reply) => {
    reply.header("access-control-allow-origin", "*");
    return sendDocument(request, reply, { document: description, cacheControl: ALWAYS_ASKED });
  });
  app.get("/api/docs", (request, reply) =>
    sendDocument(request, reply, { document: page, cacheControl: ALWAYS_ASKED }),
  );
  app.get("/api/docs/start.js", (request, reply) =>
    sendDocument(request, reply, { document: start, cacheControl: ALWAYS_ASKED }),
  );
  await app.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json")),
    prefix: "/api/docs/assets/",
    decorateReply: false,
    wildcard: false,
    globIgnore: ["**/*.map", "**/*es-bundle*", "**/package.json", "**/README.md"],
  });
}
