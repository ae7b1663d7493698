import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { AppRouter } from "@daily-quran/server/router";
import { useQueryClient } from "@tanstack/react-query";
import { type Operation, TRPCClientError, type TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import { type ReactNode, useState } from "react";
import { deserialize, serialize, type SuperJSONResult } from "superjson";
import { foreignAnswer, request } from "./fetcher.ts";

/**
 * The tRPC client, typed by the server's router. Pages that use it are inside a `TrpcProvider`; the home
 * page does without.
 */
export const trpc = createTRPCReact<AppRouter>();

export function TrpcProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const [client] = useState(() => trpc.createClient({ links: [link] }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
}

/** Instead of tRPC's own, whose failures speak to programmers. */
const link: TRPCLink<AppRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      const answer = async () => {
        observer.next({ result: { type: "data", data: await call(op) } });
        observer.complete();
      };
      answer().catch((error: Error) => observer.error(TRPCClientError.from(error)));
    });

/** What a call may get; what comes before a procedure, as a body that is too large, has REST's form. */
interface Reply {
  readonly result: { readonly data: SuperJSONResult };
  readonly error?: { readonly json?: ProcedureError };
}

interface ProcedureError {
  readonly message: string;
  readonly data: { readonly errorCode?: string; readonly issues?: unknown };
}

/** What is kept on the device where it can't be sent, and may be sent twice. */
const DEEDS = /^(quiz\.|checkIn\.|khatma\.mark)/;

/** Ends the request of a deed on a network that accepts and never answers. */
export const limitOfDeed = (): AbortSignal => AbortSignal.timeout(10_000);

async function call({ path, type, input, signal = null }: Operation): Promise<unknown> {
  const text = JSON.stringify(serialize(input));
  const headers = { "content-type": "application/json" };
  const reply = (await (type === "query"
    ? request(`${TRPC_PATH}/${path}?input=${encodeURIComponent(text)}`, { signal }, bodyOf)
    : request(
        `${TRPC_PATH}/${path}`,
        {
          method: "POST",
          headers,
          body: text,
          signal: DEEDS.test(path) ? limitOfDeed() : signal,
        },
        bodyOf,
      ))) as Reply;
  try {
    // Throws for anything that it has not made.
    return deserialize(reply.result.data);
  } catch {
    throw foreignAnswer();
  }
}

/** The body of a failure in what a procedure has sent. */
export function bodyOf(sent: unknown): unknown {
  const failure = (sent as Reply | null)?.error?.json;
  if (!failure) return sent;
  return { error: failure.message, code: failure.data.errorCode, issues: failure.data.issues };
}
