import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { median } from "../support/median.ts";
import { type Cluster, type ClusterStatus, type Part, startCluster } from "../support/cluster.ts";
import type { Scenario } from "../support/scenario.ts";
import { send } from "../support/crowd.ts";
import { startTraffic } from "../support/traffic.ts";

const run = promisify(execFile);
const ROUNDS = 9;
const MAX_BACK_MS = 90_000;
const MEDIAN_BACK_MS = 15_000;
const READ_EVERY_MS = 100;

/** Makes one fault; what it returns mends it, where the cluster does not by itself. */
type Fault = (status: ClusterStatus, random: () => number) => Promise<Mend | void>;
type Mend = () => Promise<unknown>;

/**
 * `pnpm cluster` with a network and a disk for each host of its database, and one fault after another under writers. Needs root
 * and Debian's packages.
 */
export const failovers: Scenario = async ({ count = ROUNDS, main, random }) => {
  const cluster = await startCluster(main, { apart: true });
  const { origin, sql } = cluster;
  const faults = Object.entries(faultsOf(cluster));
  try {
    const traffic = await startTraffic({ origin: () => origin, sql: () => sql }, random);
    const reader = startReader(origin);
    const back = faults.map((): number[] => []);
    for (let round = 0; round < count; round += 1) {
      const at = round % faults.length;
      const mend = await faults[at]?.[1](await cluster.status(), random);
      back[at]?.push(await traffic.untilAcknowledged(MAX_BACK_MS));
      await mend?.();
      await cluster.untilWhole();
    }
    const { reads, unserved } = await reader.stop();
    const all = back.flat();
    return [
      { what: "until writes are back, ms", value: spread(all) },
      ...faults.map(([name], at) => {
        return { what: `  ${name}`, value: spread(back[at] ?? []) };
      }),
      {
        what: "median of all, ms",
        value: median([...all]),
        isBroken: count >= faults.length && median([...all]) > MEDIAN_BACK_MS,
      },
      { what: "of them never", value: count - all.filter((ms) => ms < MAX_BACK_MS).length },
      { what: "readings", value: reads },
      { what: "of them not served", value: unserved, isBroken: unserved > 0 },
      ...(await traffic.check([502, 503, 504])),
    ];
  } finally {
    await cluster.down();
  }
};

function faultsOf({ command, disks, sql }: Cluster): Record<string, Fault> {
  return {
    "Patroni and Postgres of the leader are killed": async (now) => {
      const { name } = leaderOf(now);
      await command("kill", name);
      return async () => await command("start", name);
    },
    "the leader's network is cut": async (now) => {
      const port = `quran-v${leaderOf(now).name.at(-1)}`;
      await run("ip", ["link", "set", port, "down"]);
      return async () => await run("ip", ["link", "set", port, "up"]);
    },
    "the leader's host freezes": async (now) => {
      const { pid, patroni } = leaderOf(now);
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
      const processes = [patroni, pid, ...children.split(" ").filter(Boolean).map(Number)];
      signal(processes, "SIGSTOP");
      return async () => signal(processes, "SIGCONT");
    },
    "Postgres of the leader is killed": async (now) => signal([leaderOf(now).pid], "SIGKILL"),
    "the leader's disk is full": async (now) => {
      const disk = disks.get(leaderOf(now).name);
      disk?.fill();
      // Until its write-ahead log finds no room: the rows of a few writes still do.
      const written = sql`
        select pg_logical_emit_message(false, 'full', repeat('x', 16000000))
        from generate_series(1, 64)`;
      await written.catch(() => {});
      return async () => disk?.free();
    },
    "a member of etcd is killed": async ({ etcd }, random) => {
      const { name } = oneOf(etcd, random);
      await command("kill", name);
      return async () => await command("start", name);
    },
    "PgBouncer is killed": async ({ pooler }) => signal([pooler.pid], "SIGKILL"),
    "HAProxy is killed": async ({ proxy }) => signal([proxy.pid], "SIGKILL"),
    "a server is killed": async ({ servers }, random) =>
      signal([oneOf(servers, random).pid], "SIGKILL"),
  };
}

function leaderOf({ nodes }: ClusterStatus) {
  const leader = nodes.find(({ role }) => role === "leader");
  if (leader === undefined) throw new Error("No database leads.");
  return leader;
}

const oneOf = (parts: readonly Part[], random: () => number): Part =>
  parts[Math.floor(random() * parts.length)] as Part;

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const pid of processes)
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself.
    }
}

/** Asks for the day's reading until it is stopped, past the shared cache: each address is asked for once. */
function startReader(origin: string) {
  const over = new AbortController();
  let [reads, unserved] = [0, 0];
  const reading = (async () => {
    while (!over.signal.aborted) {
      reads += 1;
      const status = await send(`GET ${origin}/api/current-reading?read=${reads}`, undefined);
      if (status !== 200) unserved += 1;
      await pause(READ_EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await reading;
      return { reads, unserved };
    },
  };
}

const spread = (times: readonly number[]): string =>
  times.length === 0 ? "–" : `${median([...times])}, at most ${Math.max(...times)}`;
