import type { ErrorCode } from "@daily-quran/domain/errors";
import type { AppRouter } from "@daily-quran/server/router";
import type { TRPCClientError } from "@trpc/client";
import { RequestError } from "./fetcher.ts";

// Checked by its name, as pages that call no procedure load no tRPC.
const isProcedureFailure = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof Error && error.name === "TRPCClientError";

const dataOf = (error: unknown) => (isProcedureFailure(error) ? error.data : undefined);

/** The catalogue's code of a failed call, undefined without a response of our server. */
export function failureCode(error: unknown): ErrorCode | undefined {
  return error instanceof RequestError ? error.code : dataOf(error)?.errorCode;
}

/** The HTTP status of a failed call, undefined without a response of our server. */
export function failureStatus(error: unknown): number | undefined {
  return error instanceof RequestError ? error.status : dataOf(error)?.httpStatus;
}

/** The server's message about a failed procedure; the fallback without a response of ours. */
export function failureText(error: unknown, fallback: string): string {
  const message = isProcedureFailure(error) && error.data != null ? error.message : "";
  return message === "" ? fallback : message;
}

/** What the server found wrong with single fields, by their names, for `form.setErrors`. */
export function fieldErrors(error: unknown): Record<string, string> {
  const issues = dataOf(error)?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}
