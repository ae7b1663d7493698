import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Turns } from "../lifecycle/one-at-a-time.ts";
import { headersAt, type ReadyResponses } from "./ready-responses.ts";
import { signalReady } from "../../metrics/signals.ts";

// Fastify logs every request at these.
const LOGS_REQUESTS = new Set(["info", "debug", "trace"]);

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers in front of Fastify what is ready to be sent; everything else it gets as before. Not while the
 * application closes, nor where each request is logged.
 */
export function answerInFront(
  app: FastifyInstance,
  { ready, turns, now }: { ready: ReadyResponses; turns: Turns; now: () => number },
): void {
  if (LOGS_REQUESTS.has(app.log.level)) return;
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  const [routed] = app.server.listeners("request") as Listener[];
  if (!routed) throw new Error("Fastify does not listen to its server.");
  app.server.off("request", routed);
  app.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const found = closing ? undefined : ready.find(request);
    if (!found || !turns.takeIfFree(request, response)) {
      routed(request, response);
      return;
    }
    signalReady(request, found.route);
    response.writeHead(found.status, headersAt(found, now())).end(found.body);
  });
}
