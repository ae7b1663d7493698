import { ERRORS, type ErrorCode } from "@daily-quran/domain/errors";
import { type ReaderLanguage, readerLanguage } from "@daily-quran/domain/language";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { challengeOf } from "./challenge.ts";
import { logFailure } from "./log-failure.ts";
import { toPublicError } from "../request/public-error.ts";
import { errorText, inReadersLanguage } from "../request/reader-error.ts";
import type { RestRoute } from "../api/route/rest-route.ts";

/** Responds to a failed request in the error catalogue's format and logs unexpected errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toPublicError(error);
  const { status, body, retryAfter } = failure;
  logFailure(request.log, error);
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  if (status === 401) reply.header("www-authenticate", challengeOf(body.code));
  const language = languageOf(request, reply);
  const said = inReadersLanguage(failure, language);
  void reply
    .code(status)
    .header("cache-control", "no-store")
    .send(status >= 500 ? { ...said, requestId: request.id } : said);
}

/** Sends the catalogue's own text for a code. */
function sendCode(code: ErrorCode, request: FastifyRequest, reply: FastifyReply): void {
  const error = errorText(code, languageOf(request, reply));
  void reply.code(ERRORS[code].status).header("cache-control", "no-store").send({ error, code });
}

/** The language to fail in, which the response then names. */
function languageOf(request: FastifyRequest, reply: FastifyReply): ReaderLanguage {
  const language = readerLanguage(request.headers["accept-language"]);
  reply.headers({ "content-language": language, vary: "Accept-Language" });
  return language;
}

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
    if (!match || match.allow.includes(request.method))
      return sendCode("NOT_FOUND", request, reply);
    reply.header("allow", match.allow.join(", "));
    return sendCode("METHOD_NOT_ALLOWED", request, reply);
  });
}

function allowedMethods(routes: readonly RestRoute[]): string[] {
  const methods: string[] = routes.map((route) => route.method);
  return methods.includes("GET") ? [...methods, "HEAD"] : methods;
}
