import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { FastifyRequest } from "fastify";

// An invite token is a credential: anyone with the log could join the group.
const INVITE = /^((?:\/[a-z]+)?\/invite\/|\/api\/invites\/)[^/]+/;

// A batch's address names a thousand procedures.
const MAX_URL = 200;

interface LoggedRequest {
  readonly [name: string]: unknown;
}

/** The log entry of a request: its address, shortened, without invite tokens and procedure inputs. */
export function loggedRequest({ method, url, ip }: FastifyRequest): LoggedRequest {
  const path = url.startsWith(TRPC_PATH) ? (url.split("?", 1)[0] ?? "") : url;
  const redacted = path.replace(INVITE, "$1…");
  const short = redacted.length > MAX_URL ? `${redacted.slice(0, MAX_URL)}…` : redacted;
  return { method, url: short, remoteAddress: ip };
}
