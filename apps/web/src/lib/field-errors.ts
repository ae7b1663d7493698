import { TRPCClientError } from "@trpc/client";

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** What the server found wrong with single fields, by their names, for `form.setErrors`. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof TRPCClientError)) return {};
  const data = error.data as { readonly issues?: readonly Issue[] } | null | undefined;
  return Object.fromEntries((data?.issues ?? []).map(({ path, message }) => [path, message]));
}
