import { DomainError, type ErrorCode } from "@daily-quran/domain/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { bearerToken } from "./bearer-token.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether a form of anywhere may be sent to it, as who may do it is in the address and in no cookie. */
    takesForms?: true;
  }
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

// `none` is a navigation by the user; `same-site` is another subdomain, which is not trusted.
const OWN_SITES = new Set([undefined, "same-origin", "none"]);

/**
 * Refuses writes that a page of another site sends with a visitor's cookie, and bodies that a plain form
 * could send.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook("onRequest", (request, _reply, done) => {
    const isFree = READS.has(request.method) || request.routeOptions.config.takesForms;
    const refusal = isFree ? undefined : refusalOf(request, publicOrigin);
    done(refusal && new DomainError(refusal));
  });
}

function refusalOf(request: FastifyRequest, publicOrigin: string): ErrorCode | undefined {
  // No page can make a browser send somebody's token.
  const byToken = bearerToken(request) !== undefined;
  if (!byToken && isForeign(request, publicOrigin)) return "FOREIGN_ORIGIN";
  return isJson(request.headers["content-type"]) ? undefined : "UNSUPPORTED_MEDIA_TYPE";
}

// Without both headers the client is no browser, so CSRF does not apply.
function isForeign({ headers, host, protocol }: FastifyRequest, publicOrigin: string): boolean {
  if (!OWN_SITES.has(headers["sec-fetch-site"])) return true;
  if (headers.origin === undefined) return false;
  const { origin } = headers;
  return origin !== publicOrigin && origin !== `${protocol}://${host.toLowerCase()}`;
}

/** JSON in UTF-8. Without a type there is no body: Fastify refuses one. */
function isJson(contentType: string | undefined): boolean {
  if (contentType === undefined) return true;
  const [type, ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  return type === "application/json" && parameters.every(isUtf8);
}

// ASCII is UTF-8 too.
const isUtf8 = (parameter: string): boolean =>
  !parameter.startsWith("charset=") || /^charset="?(?:utf-?8|us-ascii)"?$/.test(parameter);
