import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { SHARED } from "../../documents/send-document.ts";

const PREFLIGHT = {
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": "Authorization, Content-Type, If-None-Match, If-Range, Range",
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

/** Whether an address is one of REST or tRPC; the page that documents them is not. */
export const isApi = (url: string): boolean =>
  (url.startsWith("/api/") && !url.startsWith("/api/docs")) || url.startsWith(`${TRPC_PATH}/`);
