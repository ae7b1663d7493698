import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { Language } from "@daily-quran/domain/language";
import type { AppRouter } from "@daily-quran/server/router";
import { useQueryClient } from "@tanstack/react-query";
import { httpLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { type ReactNode, useState } from "react";
import superjson from "superjson";
import { useLanguage } from "../texts/use-texts.ts";
import { FOREIGN, reach } from "./fetcher.ts";
import { sessionHint } from "./session-hint.ts";

/**
 * The tRPC client, typed by the server's router. Pages that use it are inside a `TrpcProvider`; the home
 * page does without.
 */
export const trpc = createTRPCReact<AppRouter>();

export function TrpcProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  const [client] = useState(() => createClient(language));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
}

const createClient = (language: Language) =>
  trpc.createClient({
    links: [
      httpLink({
        url: TRPC_PATH,
        transformer: superjson,
        fetch: send,
        // The page's language, not the browser's.
        headers: { "accept-language": language === "bn" ? "bn" : "en" },
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
    throw new Error(response.ok ? FOREIGN : `Request failed with status ${response.status}`);
  return response;
}
