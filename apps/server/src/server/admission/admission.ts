import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import { ERRORS, type ErrorCode } from "@daily-quran/domain/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { LRUCache } from "lru-cache";
import { widestNetworkOf } from "../../features/auth/attempt/network.ts";
import type { Cost } from "../../request/access.ts";
import { ruleOf } from "../../trpc/router.ts";
import { createLoadLimiter, type LoadLimiter, type LoadLimits } from "./load-limiter.ts";
import { signalRefusal } from "../../metrics/signals.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a request of the route costs, as its procedure says. */
    cost?: Cost;
  }
}

interface Queues {
  /** Requests that query the database. */
  readonly asking: LoadLimits;
  /** Requests that hash a password. */
  readonly hashing: LoadLimits;
}

const QUEUES: Queues = {
  // Twice the database connections: while one response is written, the next query runs.
  asking: { atOnce: 20, waiting: 300, waitMs: 400 },
  // Two hash at once; the others look up accounts or create sessions.
  hashing: { atOnce: 4, waiting: 100, waitMs: 400 },
};

const RETRY_AFTER_SECONDS = 2;
const LOG_EVERY_MS = 5_000;

interface Guard {
  readonly limiter: LoadLimiter;
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

// The slot that a request holds.
const held = new WeakMap<FastifyRequest, LoadLimiter>();

/** Frees the slot of a request that only waits from here on, so that it blocks no other request. */
export function releaseSlot(request: FastifyRequest): void {
  held.get(request)?.release();
  held.delete(request);
}

type GuardOf = (request: FastifyRequest) => Guard | undefined;

// Two are asked for at each request, and few addresses are behind many requests.
const origins = new LRUCache<string, string>({ max: 1000 });

/** The origin of a request in the fair queue: the widest network that one customer has. */
function originOf({ ip }: FastifyRequest): string {
  const known = origins.get(ip);
  if (known !== undefined) return known;
  const origin = widestNetworkOf(ip);
  origins.set(ip, origin);
  return origin;
}

/**
 * Two bounded queues, for database requests and for password hashing, so that a flood of one leaves the
 * other alone; 503 if one is full. Cached documents and health checks are exempt. Call before adding routes.
 */
export function admitRequests(app: FastifyInstance, queues = QUEUES): void {
  const asking = makeGuard(app, queues.asking, "OVERLOADED");
  const hashing = makeGuard(app, queues.hashing, "BUSY");
  const guardOf: Record<Cost, Guard | undefined> = {
    none: undefined,
    search: undefined,
    // Counted and limited where one must be made.
    document: undefined,
    database: asking,
    password: hashing,
  };
  const ofProcedures = ({ params }: FastifyRequest): Guard | undefined => {
    const names = String((params as { path?: string }).path).split(",");
    const called = names.map((name) => guardOf[ruleOf(name)?.cost ?? "none"]);
    return called.includes(hashing) ? hashing : called.find((guard) => guard !== undefined);
  };
  app.addHook("onRoute", (route) => {
    if (route.url.startsWith(`${TRPC_PATH}/`)) return guardRoute(route, ofProcedures);
    const guard = guardOf[route.config?.cost ?? "none"];
    if (guard) guardRoute(route, () => guard);
  });
}

function guardRoute(route: RouteOptions, guardOf: GuardOf): void {
  const { handler } = route;
  // Before the body is read, so that a rejection is cheap.
  route.onRequest = [
    (request, reply, done) => {
      const guard = guardOf(request);
      if (guard?.limiter.isFull(originOf(request))) guard.refuse(request, reply);
      else done();
    },
    ...[route.onRequest ?? []].flat(),
  ];
  // Released when the response is made, not when it is sent: a slow client holds no slot.
  route.onSend = [
    // eslint-disable-next-line max-params -- Fastify's own.
    (request, _reply, payload, done) => {
      releaseSlot(request);
      done(null, payload);
    },
    ...[route.onSend ?? []].flat(),
  ];
  route.handler = async function admitted(request, reply) {
    const guard = guardOf(request);
    if (!guard) return await handler.call(this, request, reply);
    const { limiter, refuse } = guard;
    if (!(await limiter.acquire(originOf(request)))) return refuse(request, reply);
    held.set(request, limiter);
    try {
      return await handler.call(this, request, reply);
    } finally {
      releaseSlot(request);
    }
  };
}

function makeGuard(app: FastifyInstance, limits: LoadLimits, code: ErrorCode): Guard {
  const count = countRefusals(app, code);
  const { status, message } = ERRORS[code];
  const plain = JSON.stringify({ error: message, code });
  const data = {
    code: "SERVICE_UNAVAILABLE",
    httpStatus: status,
    errorCode: code,
    retryAfter: RETRY_AFTER_SECONDS,
  };
  // tRPC's error format, with its own number for this error.
  const ofProcedure = JSON.stringify({ error: { json: { message, code: -32603, data } } });
  return {
    limiter: createLoadLimiter(limits),
    refuse: (request, reply) => {
      count();
      signalRefusal(code);
      return reply
        .code(status)
        .headers({
          "retry-after": RETRY_AFTER_SECONDS,
          "cache-control": "no-store",
          "content-type": "application/json; charset=utf-8",
        })
        .send(request.url.startsWith(TRPC_PATH) ? ofProcedure : plain);
    },
  };
}

/** Logs refusals in batches, so that a flood does not flood the log. */
function countRefusals(app: FastifyInstance, code: ErrorCode): () => void {
  let refused = 0;
  const log = (): void => {
    app.log.warn({ code, refused }, "turned requests away: too much to do at once");
    refused = 0;
  };
  return () => {
    refused += 1;
    if (refused === 1) setTimeout(log, LOG_EVERY_MS).unref();
  };
}
