import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { startFailure } from "../db/start-failure.ts";

/**
 * Serves `GET /metrics` on a port of its own until the application closes, and returns the port; throws a
 * start failure when it is taken.
 */
export async function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<number> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    if (request.method !== "GET") return response.writeHead(405, { allow: "GET" }).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, "the metrics could not be collected");
        response.writeHead(500).end();
      },
    );
    return undefined;
  });
  server.listen({ host, port });
  try {
    await once(server, "listening");
  } catch (error) {
    throw startFailure(`METRICS_PORT: cannot listen on ${host}:${port}: ${String(error)}`, error);
  }
  app.addHook("onClose", async () => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}
