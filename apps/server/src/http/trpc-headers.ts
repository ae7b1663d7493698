import { toPublicError } from "../request/public-error.ts";

/** Nothing of a person is kept on the way; after a refusal for now, when to come again. */
export function trpcHeaders(errors: readonly unknown[]): Headers {
  const headers = new Headers({ "cache-control": "no-store" });
  const waits = errors.map((error) => toPublicError(error).retryAfter ?? 0);
  const longest = Math.max(0, ...waits);
  if (longest > 0) headers.set("retry-after", String(longest));
  return headers;
}
