import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { startFailure } from "./db/start-failure.ts";

/** Longer than any response takes; then clients that do not read are cut off. */
const GRACE_MS = 700;

/** Listens and returns the port; a taken port is a one-line error. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw startFailure(reason(error, { host, port }), error);
  }
  // Node types a pipe's name here too, which we never listen on.
  return (app.server.address() as AddressInfo).port;
}

function reason(error: unknown, { host, port }: { host: string; port: number }): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} pnpm start`;
  if (code === "EACCES") return `Port ${port} is not open to this user. Choose one above 1023.`;
  return `Cannot listen on ${host}:${port}: ${String(error)}`;
}

/** Stops accepting, waits for requests in flight, then cuts off the rest. */
export async function closeApp(app: FastifyInstance, drainSeconds: number): Promise<void> {
  const limit = drainSeconds * 1000 + GRACE_MS;
  const cutOff = setTimeout(() => app.server.closeAllConnections(), limit);
  await app.close().finally(() => clearTimeout(cutOff));
}
