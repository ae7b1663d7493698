import { ERRORS, type ErrorCode } from "@daily-quran/domain/errors";
import { type ReaderLanguage, readerLanguage } from "@daily-quran/domain/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import { challengeOf } from "./challenge.ts";
import { logFailure } from "./log-failure.ts";
import { type PublicError, toPublicError } from "../request/public-error.ts";
import { errorText, inReadersLanguage } from "../request/reader-error.ts";

/** Responds to a failed request in the error catalogue's format and logs unexpected errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = withParameter(toPublicError(error), request.routeOptions.url);
  const { status, body, retryAfter } = failure;
  logFailure(request.log, error);
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  const challenge = challengeOf(body.code);
  if (challenge !== undefined) reply.header("www-authenticate", challenge);
  const language = languageOf(request, reply);
  const said = inReadersLanguage(failure, language);
  void reply
    .code(status)
    .header("cache-control", "no-store")
    .send(status >= 500 ? { ...said, requestId: request.id } : said);
}

/** The parameter of a path that a 404 is about: of `GROUP_NOT_FOUND` the one behind `groups/`. */
export function missingParameter(code: ErrorCode, path: string): string | undefined {
  const [thing = ""] = code.toLowerCase().split("_");
  return new RegExp(`/${thing}s/:(\\w+)`).exec(path)?.[1];
}

function withParameter(failure: PublicError, path = ""): PublicError {
  const { status, body } = failure;
  const parameter = status === 404 && !body.issues && missingParameter(body.code, path);
  if (!parameter) return failure;
  return { ...failure, body: { ...body, issues: [{ path: parameter, message: body.error }] } };
}

/** Responds with the catalogue's own text for a code. */
export function sendCode(code: ErrorCode, request: FastifyRequest, reply: FastifyReply): void {
  const error = errorText(code, languageOf(request, reply));
  void reply.code(ERRORS[code].status).header("cache-control", "no-store").send({ error, code });
}

/** The language to fail in, which the response then names. */
function languageOf(request: FastifyRequest, reply: FastifyReply): ReaderLanguage {
  const language = readerLanguage(request.headers["accept-language"]);
  reply.headers({ "content-language": language, vary: "Accept-Language" });
  return language;
}
