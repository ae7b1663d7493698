import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import { DomainError } from "@daily-quran/domain/errors";
import type { FastifyInstance } from "fastify";

/** Maximum calls in one batch. */
export const MAX_CALLS = 10;

/**
 * Rejects too large batches, and streamed ones: a stream sends its headers, cookies too, before any call
 * runs.
 */
export function refuseOddBatches(app: FastifyInstance): void {
  app.addHook("onRequest", ({ url, headers }, _reply, done) => {
    const fault = url.startsWith(`${TRPC_PATH}/`)
      ? faultOf(url, headers["trpc-accept"])
      : undefined;
    done(fault === undefined ? undefined : new DomainError("INVALID_INPUT", fault));
  });
}

function faultOf(url: string, accepted: unknown): string | undefined {
  if (callsIn(url) > MAX_CALLS) return `A batch has at most ${MAX_CALLS} calls.`;
  return accepted === undefined ? undefined : "Batches are not streamed: leave out trpc-accept.";
}

function callsIn(url: string): number {
  const [path = ""] = url.split("?", 1);
  return path.split(/,|%2c/i).length;
}
