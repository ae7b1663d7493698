import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { dial } from "../../server/test/editions/flaky-link.ts";
import { serve, type Served } from "./served.ts";

/** A database behind TCP, like an external one, through a proxy. */
export interface ExternalDatabase {
  /** For `DATABASE_URL`. */
  readonly url: string;
  readonly sql: Served["sql"];
  /** The server that has made it, which is asked nothing unless a scenario does. */
  readonly host: Served;
  /** To Postgres and all of its processes. */
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly close: () => Promise<void>;
}

/** Makes one with the product's tables: the database of a server of its own. */
export async function externalDatabase(main?: string): Promise<ExternalDatabase> {
  const host = await serve({}, main);
  const { address } = host;
  if (typeof address === "string") throw new Error("The embedded database is not on a socket.");
  const open = new Set<Socket>();
  const link = createServer((client) => {
    const database = dial(address);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket
        .on("error", () => {})
        .on("close", () => {
          open.delete(socket);
          other.destroy();
        })
        .pipe(other);
    }
  });
  await once(link.listen(0, "127.0.0.1"), "listening");
  const { port } = link.address() as AddressInfo;
  return {
    url: `postgres://${address.user}@127.0.0.1:${port}/${address.database}`,
    sql: host.sql,
    host,
    signal: host.signalPostgres,
    close: async () => {
      for (const socket of open) socket.destroy();
      link.close();
      await host.stop();
    },
  };
}
