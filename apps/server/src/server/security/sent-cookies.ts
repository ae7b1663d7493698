import { fastifyCookie } from "@fastify/cookie";
import type { FastifyRequest } from "fastify";

/** The cookies of a request by their names. */
export type SentCookies = Readonly<Record<string, string | undefined>>;

const NONE: SentCookies = {};

/** Reads them; call it once for each request. */
export function sentCookies({ headers: { cookie } }: Pick<FastifyRequest, "headers">): SentCookies {
  return cookie === undefined ? NONE : fastifyCookie.parse(cookie);
}
