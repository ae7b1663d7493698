import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { FastifyInstance } from "fastify";
import { type Detail, detailedError } from "../texts/detailed-error.ts";

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
    done(fault === undefined ? undefined : detailedError("INVALID_INPUT", fault));
  });
}

function faultOf(url: string, accepted: unknown): Detail | undefined {
  if (callsIn(url) > MAX_CALLS) return { key: "tooManyCalls", values: { most: MAX_CALLS } };
  return accepted === undefined ? undefined : { key: "noStreams" };
}

function callsIn(url: string): number {
  const [path = ""] = url.split("?", 1);
  return path.split(/,|%2c/i).length;
}
