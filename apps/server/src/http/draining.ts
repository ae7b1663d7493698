import { Server, type Socket } from "node:net";
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
  const silent = noteSilentConnections(app);
  app.addHook("preClose", async () => {
    draining = true;
    if (drainMs > 0) await pause(drainMs);
    await untilNoneWaits(app, silent);
    // At once and the port alone: Fastify gets there some turns later, when others may have connected.
    if (app.server.listening) Server.prototype.close.call(app.server);
  });
  app.addHook("onRequest", async (request) => {
    if (draining && request.routeOptions.url === apiPaths.ready) throw new DomainError("DRAINING");
  });
}

// Longer than a request takes to follow its connection.
const MAX_WAIT_MS = 300;

/** The connections on which no request has come yet. */
function noteSilentConnections(app: FastifyInstance): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", ({ socket }) => silent.delete(socket));
  return silent;
}

// libuv accepts one connection per turn of the event loop; one not accepted when the port closes is reset,
// with the request that it has sent. One that is accepted and silent counts as idle, and is closed likewise.
async function untilNoneWaits(app: FastifyInstance, silent: ReadonlySet<Socket>): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS;
  let came = true;
  const note = (): void => void (came = true);
  app.server.on("connection", note);
  while ((came || silent.size > 0) && performance.now() < end) {
    came = false;
    await nextTurn();
    await nextTurn();
  }
  app.server.off("connection", note);
}
