import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { DatabaseAddress } from "../../src/db/client.ts";

/** A way to the database that can be cut. */
export interface FlakyLink {
  readonly address: DatabaseAddress;
  /** Cuts every connection and lets no new one through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Puts a link of its own, in `folder`, in front of a database. */
export async function flakyLink(target: DatabaseAddress, folder: string): Promise<FlakyLink> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
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
    client.pipe(database).pipe(client);
  });
  const path = join(folder, ".s.PGSQL.5432");
  await once(server.listen(path), "listening");
  return {
    address: addressThrough(target, path),
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function dial(target: DatabaseAddress): Socket {
  if (typeof target !== "string") return connect(target.path);
  const { hostname, port } = new URL(target);
  return connect(Number(port || 5432), hostname);
}

function addressThrough(target: DatabaseAddress, path: string): DatabaseAddress {
  if (typeof target !== "string") return { ...target, path };
  const { username, pathname } = new URL(target);
  return { path, user: username, database: pathname.slice(1) };
}
