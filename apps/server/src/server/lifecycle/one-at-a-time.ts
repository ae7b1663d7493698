import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** The turns that requests of one connection take. */
export interface Turns {
  /** Takes the turn of a request, if no earlier response of its connection is still being sent. */
  takeIfFree(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Handles the requests of one connection one after another. Node would begin all pipelined requests, and
 * keep their responses in memory for a client that does not read. Call before other hooks are added.
 */
export function handleOneAtATime(app: FastifyInstance): Turns {
  const newest = new WeakMap<Socket, ServerResponse>();
  const unfinished = (socket: Socket): ServerResponse | undefined => {
    const before = newest.get(socket);
    return before && !before.writableFinished && !before.destroyed ? before : undefined;
  };
  app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
    const before = unfinished(socket);
    newest.set(socket, reply.raw);
    if (before) before.once("close", () => done());
    else done();
  });
  return {
    takeIfFree: ({ socket }, response) => {
      if (unfinished(socket)) return false;
      newest.set(socket, response);
      return true;
    },
  };
}
