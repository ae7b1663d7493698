import type { FastifyInstance } from "fastify";

/** How long a client may take, in milliseconds. */
export interface TimeLimits {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For a whole request, its body included. */
  readonly requestMs: number;
  /** Without a byte either way. */
  readonly silenceMs: number;
  /** For taking an answer. */
  readonly answerMs: number;
  /** How often requests are looked through. */
  readonly everyMs: number;
}

/** Long enough for a slow phone: the largest body is 64 KB, and the kernel takes most answers at once. */
export const TIME_LIMITS: TimeLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  answerMs: 120_000,
  everyMs: 5_000,
};

/** The limits that Node keeps by itself; Fastify switches them off. */
export function timedServer(limits: TimeLimits) {
  return {
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.everyMs },
  };
}

/** Cuts off whoever does not take an answer in time: Node has no limit for one that is read a little at a time. */
export function cutSlowReaders(app: FastifyInstance, { answerMs }: TimeLimits): void {
  app.server.on("request", (request, response) => {
    const cut = setTimeout(() => request.socket.destroy(), answerMs).unref();
    response.once("close", () => clearTimeout(cut));
  });
}
