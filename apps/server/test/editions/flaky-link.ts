import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { DatabaseAddress } from "../../src/db/client.ts";

/** A proxy in front of the database whose connections can be cut. */
export interface FlakyLink {
  readonly address: DatabaseAddress;
  /** Cuts every connection and lets no new one through. */
  cut(): void;
  /** Accepts connections but forwards nothing, until it is restored. */
  freeze(): void;
  /** How many connections were requested. */
  readonly asked: number;
  restore(): void;
  close(): Promise<void>;
}

/** Puts a new link, in `folder`, in front of a database. */
export async function flakyLink(target: DatabaseAddress, folder: string): Promise<FlakyLink> {
  const open = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  let asked = 0;
  const server = createServer((client) => {
    asked += 1;
    if (isCut) {
      // As from a server that is down; over TCP that needs a reset.
      if (typeof target === "string") client.resetAndDestroy();
      else client.destroy();
      return;
    }
    const database = dial(target);
    for (const socket of [client, database]) {
      open.add(socket);
      socket
        .on("error", () => {})
        .on("close", () => {
          open.delete(socket);
          client.destroy();
          database.destroy();
        });
    }
    for (const socket of [client, database]) {
      const other = socket === client ? database : client;
      socket.on("data", (bytes) => other.write(bytes));
      if (isFrozen) socket.pause();
    }
  });
  const isUrl = typeof target === "string";
  const address = isUrl ? { host: "127.0.0.1", port: 0 } : { path: join(folder, ".s.PGSQL.5432") };
  await once(server.listen(address), "listening");
  return {
    address: addressThrough(target, server.address()),
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    freeze: () => {
      isFrozen = true;
      for (const socket of open) socket.pause();
    },
    get asked() {
      return asked;
    },
    restore: () => {
      isCut = false;
      isFrozen = false;
      for (const socket of open) socket.resume();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** A bare connection to a database's server. */
export function dial(target: DatabaseAddress): Socket {
  if (typeof target !== "string") return connect(target.path);
  const { hostname, port } = new URL(target);
  return connect(Number(port || 5432), hostname);
}

/** The database's URL with the link as its server; the user and the database name stay. */
function addressThrough(target: DatabaseAddress, address: AddressInfo | string | null) {
  if (typeof target !== "string" && typeof address === "string")
    return { ...target, path: address };
  if (typeof target !== "string" || address === null || typeof address === "string")
    throw new Error("The link has no address.");
  const url = new URL(target);
  url.host = `${address.address}:${address.port}`;
  return url.href;
}
