import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { AppRouter } from "@daily-quran/server/router";
import { useQueryClient } from "@tanstack/react-query";
import { httpLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { type ReactNode, useState } from "react";
import superjson from "superjson";
import { languageHeaders, reach, requestText, statusText } from "./fetcher.ts";
import { sessionHint } from "./session-hint.ts";

/**
 * The tRPC client, typed by the server's router. Pages that use it are inside a `TrpcProvider`; the home
 * page does without.
 */
export const trpc = createTRPCReact<AppRouter>();

export function TrpcProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const [client] = useState(createClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
}

const createClient = () =>
  trpc.createClient({
    links: [
      httpLink({
        url: TRPC_PATH,
        transformer: superjson,
        fetch: send,
        headers: languageHeaders,
      }),
    ],
  });

/** Fetches with credentials; a failed network gets a readable message. */
async function send(
  url: URL | RequestInfo,
  init: { readonly signal?: AbortSignal | null | undefined } = {},
): Promise<Response> {
  const { signal = null } = init;
  const response = await reach(url, { ...init, signal, credentials: "include" });
  if (response.status === 401) sessionHint.set(null);
  if (!response.headers.get("content-type")?.includes("application/json"))
    throw new Error(response.ok ? requestText("foreign") : statusText(response.status));
  return response;
}
