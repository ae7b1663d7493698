import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { DatabaseAddress } from "../../src/db/client.ts";
import { dial } from "../editions/flaky-link.ts";

/** A host of its own for a Postgres: a port that forwards to it while it is open. */
export async function makeHost(target: DatabaseAddress) {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  const open = async () => {
    server = createServer((client) => {
      const database = dial(target);
      for (const [socket, other] of [[client, database] as const, [database, client] as const]) {
        sockets.add(socket.on("error", () => {}).on("close", () => other.destroy()));
        socket.pipe(other);
      }
    });
    await new Promise<void>((resolve) => void server?.listen(port, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
  };
  const close = async () => {
    const closed = new Promise((resolve) => void server?.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  return { open, close, at: `127.0.0.1:${port}` };
}
