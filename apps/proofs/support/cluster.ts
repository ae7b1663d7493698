import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { connect, disconnect, type Sql } from "../../server/src/db/client.ts";
import { FOR_LONG_WORK } from "../../server/src/db/pool/limits.ts";
import { makeScratchFolder, removeFolder } from "../../server/test/scratch-folder.ts";
import { sparePort } from "../../../tooling/spare-port.mjs";
import { mountSmallDisk, type SmallDisk } from "./full-disk.ts";
import { UNLIMITED } from "./traffic.ts";

const run = promisify(execFile);
/** After this long a part does not come back by itself. */
const WHOLE_MS = 300_000;
const PROGRAM = fileURLToPath(new URL("../../../deploy/cluster/cluster.mjs", import.meta.url));

/** A process of the cluster. */
export interface Part {
  readonly name: string;
  readonly pid: number;
}

/** What `pnpm cluster status --json` says. */
export interface ClusterStatus {
  readonly url: string;
  /** Of the leader, past the pooler. */
  readonly database: string;
  /** `pid` is of Postgres. */
  readonly nodes: readonly (Part & {
    role: string | null;
    patroni: number;
    synchronous: boolean;
  })[];
  readonly servers: readonly Part[];
  readonly etcd: readonly Part[];
  readonly pooler: Part;
  readonly proxy: Part;
}

/** The whole of `pnpm cluster`, with data of its own. */
export interface Cluster {
  readonly origin: string;
  /** Of the leader, past the pooler. */
  readonly sql: Sql;
  readonly data: string;
  /** Of each host of the database by its name, where they have disks of their own. */
  readonly disks: ReadonlyMap<string, SmallDisk>;
  /** What `pnpm cluster` takes; returns what it prints. */
  readonly command: (...words: string[]) => Promise<string>;
  readonly status: () => Promise<ClusterStatus>;
  /** Fulfilled once all parts run, one database leads, and a commit waits for another. */
  readonly untilWhole: () => Promise<void>;
  readonly down: () => Promise<void>;
}

const NODES = ["db-1", "db-2", "db-3"];
/** With the write-ahead log of a run, 1.5 GB. */
const DISK_MB = 4000;

/** Starts it on loopback, or `apart`: each host of the database with a network and a disk of its own (root). */
export async function startCluster(
  main: string | undefined,
  { apart }: { readonly apart: boolean },
): Promise<Cluster> {
  const folder = await makeScratchFolder();
  const disks = new Map<string, SmallDisk>();
  const env = { ...process.env, ...UNLIMITED, TAFSEER: "off", DATA_DIR: folder };
  if (main !== undefined) Object.assign(env, { SERVER_MAIN: main });
  const command = async (...all: string[]) => {
    const { stdout } = await run(process.execPath, [PROGRAM, ...all], { env });
    return stdout;
  };
  const status = async () => JSON.parse(await command("status", "--json")) as ClusterStatus;
  const down = async () => {
    await command("down");
    for (const disk of disks.values()) await disk.remove();
    await removeFolder(folder);
  };
  try {
    if (apart)
      for (const name of NODES) {
        const node = join(folder, "cluster", name);
        await mkdir(node, { recursive: true });
        disks.set(name, await mountSmallDisk(DISK_MB, node));
      }
    const words = apart ? ["--apart"] : [];
    await command("up", ...words, "--port", String(await sparePort()));
    const { url, database } = await status();
    const sql = connect(database, { max: 1, limits: FOR_LONG_WORK });
    return {
      origin: url.replace("localhost", "127.0.0.1"),
      sql,
      data: folder,
      disks,
      command,
      status,
      untilWhole: async () => {
        const end = performance.now() + WHOLE_MS;
        // Its one connection may be to one that leads no more.
        while (!isWhole(await status()) || !(await sql`select 1`.catch(() => undefined))) {
          if (performance.now() > end)
            throw new Error(`not whole again: ${JSON.stringify(await status())}`);
          await pause(300);
        }
      },
      down: async () => {
        await disconnect(sql);
        await down();
      },
    };
  } catch (error) {
    await down().catch(() => {});
    throw error;
  }
}

const isWhole = ({ nodes, etcd, servers, pooler, proxy }: ClusterStatus): boolean =>
  nodes.every(({ role }) => role !== null) &&
  nodes.filter(({ role }) => role === "leader").length === 1 &&
  nodes.some(({ synchronous }) => synchronous) &&
  [...etcd, ...servers, pooler, proxy].every(({ pid }) => pid !== null);
