import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { FastifyRequest } from "fastify";

// An invite token is a credential: anyone with the log could join the group.
const INVITE = /^(\/invite\/|\/api\/invites\/)[^/]+/;

interface LoggedRequest {
  readonly [name: string]: unknown;
}

/** The log entry of a request: its address without invite tokens and procedure inputs. */
export function loggedRequest({ method, url, ip }: FastifyRequest): LoggedRequest {
  const path = url.startsWith(TRPC_PATH) ? (url.split("?", 1)[0] ?? "") : url;
  return { method, url: path.replace(INVITE, "$1…"), remoteAddress: ip };
}
