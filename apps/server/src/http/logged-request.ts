import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { FastifyRequest } from "fastify";

// Who reads the log could use what follows: it lets people into a group.
const INVITE = /^(\/invite\/|\/api\/invites\/)[^/]+/;

interface LoggedRequest {
  readonly [name: string]: unknown;
}

/** What the log keeps of a request: its address without invite tokens and without what procedures are called with. */
export function loggedRequest({ method, url, ip }: FastifyRequest): LoggedRequest {
  const path = url.startsWith(TRPC_PATH) ? (url.split("?", 1)[0] ?? "") : url;
  return { method, url: path.replace(INVITE, "$1…"), remoteAddress: ip };
}
