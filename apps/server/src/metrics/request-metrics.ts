import type { IncomingMessage, ServerResponse } from "node:http";
import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { FastifyInstance } from "fastify";
import { Gauge, Histogram, type Registry } from "prom-client";
import { onSignals } from "./signals.ts";

// In seconds: a reading takes half a millisecond, a refusal for a full queue 0.4 s, a password hash 0.1 s.
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

// What the status is called when the client left before the response was written.
const CLIENT_LEFT = 499;

const MAX_ROUTES = 400;

/**
 * Counts and times every request of an application, from its first byte to the last one of the response, by
 * method, route and status. Call before it listens.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to the end of its response, by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const open = new Gauge({
    name: "http_requests_open",
    help: "Requests that wait, run, or whose response is being sent.",
    registers,
  });
  const routes = new WeakMap<IncomingMessage, string>();
  const known = new Set<string>();
  app.addHook("onRequest", (request, _, done) => {
    routes.set(request.raw, routeName(request.routeOptions.url, request.params));
    done();
  });
  const stop = onSignals({ ready: ({ request, route }) => routes.set(request, route) });
  app.addHook("onClose", async () => stop());
  app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const beganAt = performance.now();
    open.inc();
    response.once("close", () => {
      open.dec();
      const found = routes.get(request) ?? "none";
      const route = known.has(found) || known.size < MAX_ROUTES ? found : "other";
      known.add(route);
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      const method = request.method ?? "";
      duration.observe({ method, route, status }, (performance.now() - beganAt) / 1000);
    });
  });
}

/** A route's pattern, never an address with its IDs; procedures have names, and a batch has many. */
function routeName(pattern: string | undefined, params: unknown): string {
  if (pattern === undefined) return "none";
  if (!pattern.startsWith(`${TRPC_PATH}/`)) return pattern;
  const path = String((params as { path?: string }).path);
  if (path.includes(",")) return `${TRPC_PATH}/batch`;
  return /^\w{1,30}\.\w{1,40}$/.test(path) ? `${TRPC_PATH}/${path}` : `${TRPC_PATH}/unknown`;
}
