import { toPublicError } from "../request/public-error.ts";

/** `Cache-Control: no-store`, and `Retry-After` where a retry makes sense. */
export function trpcHeaders(errors: readonly unknown[]): Headers {
  const headers = new Headers({ "cache-control": "no-store" });
  const waits = errors.map((error) => toPublicError(error).retryAfter ?? 0);
  const longest = Math.max(0, ...waits);
  if (longest > 0) headers.set("retry-after", String(longest));
  return headers;
}
