import type { FastifyInstance } from "fastify";

/** How long a client may take, in milliseconds. */
export interface TimeLimits {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For a whole request, its body included. */
  readonly requestMs: number;
  /** Without a byte either way. */
  readonly silenceMs: number;
  /** For reading a response. */
  readonly responseMs: number;
  /** How often Node looks for requests that are too slow. */
  readonly everyMs: number;
}

/** Enough for a slow phone: a body has at most 64 KB, and the kernel buffers most responses. */
export const TIME_LIMITS: TimeLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  responseMs: 120_000,
  everyMs: 5_000,
};

/** Node's own timeouts, which Fastify switches off. */
export function timedServer(limits: TimeLimits) {
  return {
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.everyMs },
  };
}

/** Cuts off a client that reads a response too slowly; Node has no timeout for that. */
export function cutSlowReaders(app: FastifyInstance, { responseMs }: TimeLimits): void {
  app.server.on("request", (request, response) => {
    const cut = setTimeout(() => request.socket.destroy(), responseMs).unref();
    response.once("close", () => clearTimeout(cut));
  });
}
