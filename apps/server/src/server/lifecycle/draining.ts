import { Server } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { DomainError } from "@daily-quran/domain/errors";
import type { FastifyInstance } from "fastify";

/**
 * Drains before closing: for `drainMs` it serves on with `Connection: close` and reports that it is not
 * ready, so that a proxy sends new requests elsewhere.
 */
export function drainBeforeClose(app: FastifyInstance, drainMs: number): void {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
    if (drainMs > 0) await pause(drainMs);
    await untilNoneWaits(app);
    // Closes only the port, at once: Fastify would do it some turns later, when others may have connected.
    if (app.server.listening) Server.prototype.close.call(app.server);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const isAsked = draining && request.routeOptions.url === apiPaths.ready;
    done(isAsked ? new DomainError("DRAINING") : undefined);
  });
}

const MAX_WAIT_MS = 300;

// libuv accepts one connection per turn of the event loop; one not accepted when the port closes is reset,
// with the request that it has sent. So this waits for a turn without a new one.
async function untilNoneWaits(app: FastifyInstance): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS;
  let connected = true;
  const onConnection = (): void => void (connected = true);
  app.server.on("connection", onConnection);
  while (connected && performance.now() < end) {
    connected = false;
    await nextTurn();
    await nextTurn();
  }
  app.server.off("connection", onConnection);
}
