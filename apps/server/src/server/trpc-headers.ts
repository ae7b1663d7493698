import { challengeOf } from "./challenge.ts";
import { toPublicError } from "../request/public-error.ts";

/** `Cache-Control: no-store`, `WWW-Authenticate` where a call needs a sign-in, and `Retry-After` where a retry makes sense. */
export function trpcHeaders(errors: readonly unknown[]): Headers {
  const headers = new Headers({ "cache-control": "no-store" });
  const failures = errors.map(toPublicError);
  const refused = failures.find(({ status }) => status === 401);
  if (refused) headers.set("www-authenticate", challengeOf(refused.body.code));
  const longest = Math.max(0, ...failures.map(({ retryAfter = 0 }) => retryAfter));
  if (longest > 0) headers.set("retry-after", String(longest));
  return headers;
}
