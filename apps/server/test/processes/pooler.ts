import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { connectDriver, type DatabaseAddress, disconnect } from "../../src/db/client.ts";
import { hostsOf } from "../../src/db/external/address.ts";

const PGBOUNCER = "/usr/sbin/pgbouncer";

const NOBODY = { uid: 65_534, gid: 65_534 };

/** Whether this machine has a pooler; in `.ci/run` it has. */
export const hasPooler = existsSync(PGBOUNCER);

interface Pooler {
  /** A `postgres://` URL of a database behind it. */
  readonly urlOf: (database: string) => string;
  readonly stop: () => Promise<void>;
}

interface PoolerOptions {
  readonly folder: string;
  /** To each database. */
  readonly connections: number;
  /** What it asks as soon as it has a connection. */
  readonly connectQuery?: string;
}

/** PgBouncer in front of the tests' Postgres, in transaction mode. */
export async function startPooler(
  address: DatabaseAddress,
  { folder, connections, connectQuery }: PoolerOptions,
): Promise<Pooler> {
  const own = await mkdtemp(join(folder, "pooler-"));
  const file = join(own, "pgbouncer.ini");
  const { target, owner } = await targetOf(address);
  if (owner) await chown(own, owner.uid, owner.gid);
  await writeFile(
    file,
    `[databases]
* = ${target}${connectQuery ? ` connect_query='${connectQuery}'` : ""}
[pgbouncer]
unix_socket_dir = ${own}
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_lifetime = 3600
`,
    { mode: 0o644 },
  );
  // It refuses to be root's.
  const child = spawn(PGBOUNCER, ["-q", file], { ...owner, cwd: "/", stdio: "ignore" });
  const exit = once(child, "exit");
  const urlOf = (database: string) => `postgres://reader@/${database}?host=${own}&port=6432`;
  await untilItAnswers(urlOf("postgres"));
  return {
    urlOf,
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

async function targetOf(address: DatabaseAddress) {
  if (typeof address !== "string") {
    const { uid, gid } = await stat(address.path);
    const port = basename(address.path).split(".").at(-1);
    const target = `host=${dirname(address.path)} port=${port} user=${address.user}`;
    return { target, owner: process.getuid?.() === 0 ? { uid, gid } : undefined };
  }
  const { host, port, username, password } = hostsOf(address);
  const target = `host=${host[0]} port=${port[0]} user=${username} password=${String(password)}`;
  return { target, owner: process.getuid?.() === 0 ? NOBODY : undefined };
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const sql = connectDriver(url, { max: 1, prepare: false });
    try {
      // oxlint-disable-next-line no-await-in-loop
      await sql`select 1`;
      return;
    } catch {
      // Not yet.
    } finally {
      // oxlint-disable-next-line no-await-in-loop
      await disconnect(sql);
    }
  }
}
