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
    await untilNoneWaits(app);
  });
  app.addHook("onRequest", async (request) => {
    if (draining && request.routeOptions.url === apiPaths.ready) throw new DomainError("DRAINING");
  });
}

const MOST_TURNS = 10_000;

/** Until a turn of the event loop brings no new connection: libuv takes one a turn, and what still waits when the port closes is reset, with the request that it has sent. */
async function untilNoneWaits(app: FastifyInstance): Promise<void> {
  let came = true;
  const note = (): void => void (came = true);
  app.server.on("connection", note);
  for (let turn = 0; came && turn < MOST_TURNS; turn += 1) {
    came = false;
    await nextTurn();
    await nextTurn();
  }
  app.server.off("connection", note);
}
