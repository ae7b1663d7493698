import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Handles the requests of one connection one after another. Node would begin all pipelined requests, and
 * keep their responses in memory for a client that does not read. Call before other hooks are added.
 */
export function handleOneAtATime(app: FastifyInstance): void {
  const newest = new WeakMap<Socket, ServerResponse>();
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const before = newest.get(socket);
    newest.set(socket, reply.raw);
    if (before && !before.writableFinished && !before.destroyed) before.once("close", () => done());
    else done();
  });
}
