import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { DomainError } from "@daily-quran/domain/errors";
import type { FastifyInstance } from "fastify";

/**
 * Before it closes, the application answers for `drainMs` more, each time with `Connection: close`, and says
 * that it is not ready: a proxy sends its next requests elsewhere, and none to a connection that is just closing.
 */
export function drainBeforeClose(app: FastifyInstance, drainMs: number): void {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
    if (drainMs > 0) await pause(drainMs);
    // Closed straight after a look for new connections and requests, so that none is left unseen.
    await nextTurn();
  });
  app.addHook("onRequest", async (request) => {
    if (draining && request.routeOptions.url === apiPaths.ready) throw new DomainError("DRAINING");
  });
}
