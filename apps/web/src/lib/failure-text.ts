import { TRPCClientError } from "@trpc/client";

/** What the server said of a failure, or the fallback where it said nothing: no connection, or no answer of ours. */
export function failureText(error: unknown, fallback: string): string {
  const answered = error instanceof TRPCClientError && error.data != null;
  return answered && error.message !== "" ? error.message : fallback;
}

/** The HTTP status of a failed call, undefined where nothing of ours answered. */
export function failureStatus(error: unknown): number | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const data = error.data as { readonly httpStatus?: number } | null | undefined;
  return data?.httpStatus;
}

/** The catalogue's code of a failed call, undefined where nothing of ours answered. */
export function failureCode(error: unknown): string | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const data = error.data as { readonly errorCode?: string } | null | undefined;
  return data?.errorCode;
}
