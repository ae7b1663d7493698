import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { connect, disconnect, type Sql } from "../../server/src/db/client.ts";
import { FOR_LONG_WORK } from "../../server/src/db/pool/limits.ts";
import { findOtherPostgres, userOfPostgres } from "../../server/test/processes/other-postgres.ts";
import { makeScratchFolder, removeFolder } from "../../server/test/scratch-folder.ts";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);

/** Two of Debian's Postgres: one leads, the other follows it, and no commit is acknowledged without it. */
export interface DatabasePair {
  /** Both, for `DATABASE_URL`. */
  readonly url: string;
  readonly sql: Sql;
  /** Kills the leader (SIGKILL), and makes the follower the leader. */
  readonly failOver: () => Promise<void>;
  /** Lets the killed one follow; fulfilled once commits wait for it. */
  readonly rejoin: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Node {
  readonly data: string;
  readonly port: number;
  child?: ChildProcess;
}

/** Makes and starts them on loopback, with data of their own. */
export async function startPair(): Promise<DatabasePair> {
  const binaries = findOtherPostgres();
  if (binaries === undefined) throw new Error("It needs Debian's postgresql-15 or newer.");
  const folder = await makeScratchFolder();
  const owner = userOfPostgres();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { LC_ALL: "C" } };
  const program = (name: string, ...args: string[]) => run(join(binaries, name), args, options);
  const nodes: Node[] = [];
  for (const name of ["one", "two"])
    nodes.push({ data: join(folder, name), port: await freePort() });
  let [leader, follower] = nodes as [Node, Node];
  const start = async (node: Node): Promise<void> => {
    const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
    node.child = spawn(
      join(binaries, "postgres"),
      ["-D", node.data, "-p", String(node.port), ...settings.flatMap((one) => ["-c", one])],
      { ...options, stdio: "ignore" },
    );
    for (;;) {
      const answers = await program("pg_isready", "-h", "127.0.0.1", "-p", String(node.port)).then(
        () => true,
        () => false,
      );
      if (answers) return;
    }
  };
  const addressOf = ({ port }: Node) => `127.0.0.1:${port}`;
  const onLeader = async (...statements: string[]): Promise<Record<string, unknown>[]> => {
    const sql = connect(`postgres://postgres@${addressOf(leader)}/postgres`, { max: 1 });
    try {
      const answers = [];
      for (const statement of statements) answers.push(await sql.unsafe(statement).simple());
      return [...(answers.at(-1) ?? [])];
    } finally {
      await disconnect(sql);
    }
  };
  const follow = async (): Promise<void> => {
    await removeFolder(follower.data);
    const from = ["-h", "127.0.0.1", "-p", String(leader.port), "-U", "postgres"];
    await program(
      "pg_basebackup",
      ...from,
      "-D",
      follower.data,
      "-R",
      "-X",
      "stream",
      "-c",
      "fast",
    );
    await start(follower);
    await onLeader("alter system set synchronous_standby_names = '*'", "select pg_reload_conf()");
    for (;;) {
      const [row] = await onLeader("select sync_state as state from pg_stat_replication");
      if (row?.["state"] === "sync") return;
    }
  };
  await program("initdb", "-D", leader.data, "-U", "postgres", "--auth=trust", "--no-sync");
  await start(leader);
  await follow();
  const url = `postgres://postgres@${addressOf(leader)},${addressOf(follower)}/postgres`;
  const sql = connect(url, { max: 1, limits: FOR_LONG_WORK });
  return {
    url,
    sql,
    failOver: async () => {
      const { child } = leader;
      const ended = child && once(child, "exit");
      child?.kill("SIGKILL");
      await ended;
      [leader, follower] = [follower, leader];
      await program("pg_ctl", "promote", "-D", leader.data);
      await onLeader("alter system reset synchronous_standby_names", "select pg_reload_conf()");
    },
    rejoin: async () => {
      await follow();
      // Its one connection may be to the killed one.
      while (!(await sql`select 1`.catch(() => undefined))) await pause(20);
    },
    stop: async () => {
      await disconnect(sql);
      for (const { child } of nodes) {
        const ended = child && once(child, "exit");
        child?.kill("SIGQUIT");
        await ended;
      }
      await removeFolder(folder);
    },
  };
}
