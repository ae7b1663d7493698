import type { FastifyBaseLogger } from "fastify";
import { toPublicError } from "../request/public-error.ts";
import { signalRefusal } from "../metrics/signals.ts";

/** Logs a failed request: a bug with its stack, a refusal in one line, a client error not at all; counts refusals. */
export function logFailure(log: FastifyBaseLogger, error: unknown): void {
  const { status, body } = toPublicError(error);
  if (status === 429 || status === 503) signalRefusal(body.code);
  if (status === 500) log.error({ err: error }, "request failed");
  else if (status > 500) log.warn(`refused with ${body.code}: ${reasonOf(error)}`);
}

/** The innermost cause has the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
