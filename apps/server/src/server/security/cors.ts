import type { FastifyInstance, FastifyRequest } from "fastify";
import { isApi } from "./api-address.ts";

/** The response headers that a page of another site may read. */
const EXPOSED =
  "ETag, Link, Retry-After, X-Total-Count, X-No-Such-Verse, X-Unread-Count, RateLimit, RateLimit-Policy, Deprecation, Sunset, API-Version";

/** What lets every site read a response. */
export const SHARED = {
  // For everyone, so that browsers send and read no cookie: a page of another site signs in by a token.
  "access-control-allow-origin": "*",
  "access-control-expose-headers": EXPOSED,
};

const PREFLIGHT = {
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": "Authorization, Content-Type, If-None-Match",
  // Two hours, the most that Chromium keeps it.
  "access-control-max-age": "7200",
};

/**
 * Lets pages of other sites call the API, without cookies: the responses say so, failures too, and a preflight
 * is answered for every address.
 */
export function shareApi(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { url, headers } = request;
    // With a cookie it is a page of this site, or one that may not read what the cookie gives.
    if (isApi(url) && headers.cookie === undefined) reply.headers(SHARED);
    if (isApi(url) && isPreflight(request)) void reply.code(204).headers(PREFLIGHT).send();
    else done();
  });
}

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
