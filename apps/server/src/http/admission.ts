import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import { ERRORS, type ErrorCode } from "@daily-quran/domain/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { createGate, type Gate, type GateLimits } from "./gate.ts";
import { fastifyPath, isQueued, type RestRoute } from "./rest-route.ts";

/** The queues of the product. */
interface Queues {
  /** Whatever asks the database. */
  readonly asking: GateLimits;
  /** Whatever hashes a password. */
  readonly hashing: GateLimits;
}

const QUEUES: Queues = {
  // Twice as many as the database has connections: while one answer is written, the next is asked for.
  asking: { atOnce: 20, waiting: 300, waitMs: 400 },
  // Two hashes are made at once; the others of these look up accounts or begin sessions meanwhile.
  hashing: { atOnce: 6, waiting: 100, waitMs: 600 },
};

const RETRY_AFTER_SECONDS = 2;
const LOG_EVERY_MS = 5_000;

const HASHING_CALLS = /(^|,)auth\.(login|register|changePassword|deleteAccount)(,|$)/;

interface Guard {
  readonly gate: Gate;
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/**
 * Admits what asks the database, and apart from it what hashes passwords, by two bounded queues; the
 * rest is answered with 503 at once. So whoever is let in has an answer soon, and a flood of one kind
 * leaves the other alone. Ready documents, files and health checks pass by. Call it before the routes are made.
 */
export function admitRequests(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  queues = QUEUES,
): void {
  const asking = makeGuard(app, queues.asking, "OVERLOADED");
  const hashing = makeGuard(app, queues.hashing, "BUSY");
  const guards = new Map(
    routes
      .filter(isQueued)
      .map((route) => [
        `${route.method} ${fastifyPath(route.path)}`,
        route.errors.includes("BUSY") ? hashing : asking,
      ]),
  );
  const ofProcedure = ({ params }: FastifyRequest): Guard =>
    HASHING_CALLS.test(String((params as { path?: string }).path)) ? hashing : asking;
  app.addHook("onRoute", (route) => {
    if (route.url.startsWith(`${TRPC_PATH}/`)) return guardRoute(route, ofProcedure);
    const guard = guards.get(
      `${route.method === "HEAD" ? "GET" : String(route.method)} ${route.url}`,
    );
    if (guard) guardRoute(route, () => guard);
  });
}

function guardRoute(route: RouteOptions, guardOf: (request: FastifyRequest) => Guard): void {
  const { handler } = route;
  const turns = new WeakMap<FastifyRequest, Gate>();
  const leave = (request: FastifyRequest): void => {
    turns.get(request)?.leave();
    turns.delete(request);
  };
  // Before a body is read: a full queue costs as little as can be.
  route.onRequest = [
    async (request, reply) => {
      const guard = guardOf(request);
      return guard.gate.isFull() ? guard.refuse(request, reply) : undefined;
    },
    ...[route.onRequest ?? []].flat(),
  ];
  // A turn ends when the answer is made, not when it is sent: a slow reader keeps nobody waiting.
  route.onSend = [async (request) => leave(request), ...[route.onSend ?? []].flat()];
  route.handler = async function admitted(request, reply) {
    const { gate, refuse } = guardOf(request);
    if (!(await gate.enter())) return refuse(request, reply);
    turns.set(request, gate);
    try {
      return await handler.call(this, request, reply);
    } finally {
      leave(request);
    }
  };
}

function makeGuard(app: FastifyInstance, limits: GateLimits, code: ErrorCode): Guard {
  const count = countRefusals(app, code);
  const { status, message } = ERRORS[code];
  const plain = JSON.stringify({ error: message, code });
  const data = {
    code: "SERVICE_UNAVAILABLE",
    httpStatus: status,
    errorCode: code,
    retryAfter: RETRY_AFTER_SECONDS,
  };
  // What a client of tRPC expects, with tRPC's own number for this failure.
  const ofProcedure = JSON.stringify({ error: { json: { message, code: -32603, data } } });
  return {
    gate: createGate(limits),
    refuse: (request, reply) => {
      count();
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

/** One line for many refusals: a line for each would be a flood of its own. */
function countRefusals(app: FastifyInstance, code: ErrorCode): () => void {
  let refused = 0;
  const tell = (): void => {
    app.log.warn({ code, refused }, "turned requests away: too much to do at once");
    refused = 0;
  };
  return () => {
    refused += 1;
    if (refused === 1) setTimeout(tell, LOG_EVERY_MS).unref();
  };
}
