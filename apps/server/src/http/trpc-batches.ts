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
  app.addHook("onRequest", async ({ url, headers }) => {
    if (!url.startsWith(`${TRPC_PATH}/`)) return;
    if (callsIn(url) > MAX_CALLS)
      throw new DomainError("INVALID_INPUT", `A batch has at most ${MAX_CALLS} calls.`);
    if (headers["trpc-accept"] !== undefined)
      throw new DomainError("INVALID_INPUT", "Batches are not streamed: leave out trpc-accept.");
  });
}

function callsIn(url: string): number {
  const [path = ""] = url.split("?", 1);
  return path.split(/,|%2c/i).length;
}
