import type { ErrorCode } from "@daily-quran/domain/errors";
import { readableError } from "../../lib/readable-error.ts";
import { RequestError, unknownFailure } from "./fetcher.ts";

/** Every failed call is one, or has one inside: tRPC wraps it. */
function factsOf(error: unknown): RequestError["facts"] {
  const readable = readableError(error);
  return readable instanceof RequestError ? readable.facts : {};
}

/** The catalogue's code of a failed call, undefined without a response of our server. */
export const failureCode = (error: unknown): ErrorCode | undefined => factsOf(error).code;

/** The HTTP status of a failed call, undefined without a response. */
export const failureStatus = (error: unknown): number | undefined => factsOf(error).status;

/** What the response of a failed call says, else the fallback, or what is known of the failure. */
export function failureText(error: unknown, fallback?: string): string {
  const readable = readableError(error)?.message ?? unknownFailure();
  return factsOf(error).isSaid ? readable : (fallback ?? readable);
}

/** What the server found wrong with single fields, by their names, for `form.setErrors`. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries((factsOf(error).issues ?? []).map(({ path, message }) => [path, message]));
