import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import { DomainError } from "@daily-quran/domain/errors";
import type { FastifyInstance } from "fastify";

/** How many calls one request may carry: nobody can make one request do the work of hundreds. */
export const MAX_CALLS = 10;

/** Refuses batches that are too large before their path is looked for, and streamed ones: a stream has sent its headers, cookies too, before a call is made. */
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
