import { TEXT_FORMS } from "@daily-quran/domain/edition";
import type { FastifyInstance } from "fastify";
import { sendCode, sendError } from "../../server/error-handlers.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import type { RestRoute } from "./rest-route.ts";

/** Under `/api`: 405 with `Allow` for a known path, 404 for any other; never the web page. */
export function serveApiMisses(app: FastifyInstance, routes: readonly RestRoute[]): void {
  const paths = [...new Set(routes.map((route) => route.path))];
  const known = paths.map((path) => ({
    // A slash at the end changes nothing, as for the routes themselves.
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`),
    allow: allowedMethods(routes.filter((route) => route.path === path)),
  }));
  app.setNotFoundHandler((request, reply) => sendCode("NOT_FOUND", request, reply));
  app.all("/api", (request, reply) => sendCode("NOT_FOUND", request, reply));
  app.all("/api/*", (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const match = known.find(({ pattern }) => pattern.test(path));
    if (!match && TEXT_FILE.test(path)) return sendError(noSuchForm(), request, reply);
    if (!match || match.allow.includes(request.method))
      return sendCode("NOT_FOUND", request, reply);
    reply.header("allow", match.allow.join(", "));
    return sendCode("METHOD_NOT_ALLOWED", request, reply);
  });
}

const TEXT_FILE = /^\/api\/editions\/[^/]+\/text\.[^/]*$/;

const noSuchForm = () =>
  detailedError("NOT_FOUND", {
    key: "noTextForm",
    values: { forms: TEXT_FORMS.join(", ") },
    path: "format",
  });

function allowedMethods(routes: readonly RestRoute[]): string[] {
  const methods: string[] = routes.map((route) => route.method);
  return methods.includes("GET") ? [...methods, "HEAD"] : methods;
}
