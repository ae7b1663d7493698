import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { FastifyRequest } from "fastify";

// A credential: anyone with the log could join the group, or end reminders.
const TOKEN = /^((?:\/[a-z]+)?\/invite\/|\/api\/(?:invites|reminder-mail|calendars)\/)[^/]+/;

// A batch's address names a thousand procedures.
const MAX_URL = 200;

interface LoggedRequest {
  readonly [name: string]: unknown;
}

/** The log entry of a request: its address, shortened, without tokens and procedure inputs. */
export function loggedRequest({ method, url, ip }: FastifyRequest): LoggedRequest {
  const path = url.startsWith(TRPC_PATH) ? (url.split("?", 1)[0] ?? "") : url;
  const redacted = path.replace(TOKEN, "$1…");
  const short = redacted.length > MAX_URL ? `${redacted.slice(0, MAX_URL)}…` : redacted;
  return { method, url: short, remoteAddress: ip };
}
