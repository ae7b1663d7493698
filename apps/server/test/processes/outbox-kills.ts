import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { z } from "zod";
import type { DatabaseAddress, Sql } from "../../src/db/client.ts";
import { enqueue } from "../../src/features/outbox/enqueue.ts";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));
const PROGRAM = join(SERVER, ".cache", `outbox-process-${process.pid}.mjs`);
/** Longer than a lease. */
const LEASE_MS = 5 * 60_000;
const KIND = { name: "proof", payload: z.number() };

/** How many messages a process of the proof sends at once: so many may be sent twice after a kill. */
export const AT_ONCE = 10;

/** What came of it: messages that nobody sent, and the most of one kill that were sent twice. */
export interface KillResult {
  readonly sent: number;
  readonly lost: number;
  readonly twice: number;
  readonly twiceAfterOneKill: number;
}

/** Two processes send batches of messages, and one of them is killed in the middle of each. */
export async function killInBatches(
  { sql, address }: { sql: Sql; address: DatabaseAddress },
  { kills, batch, random }: { kills: number; batch: number; random: () => number },
): Promise<KillResult> {
  await build({
    entryPoints: [join(SERVER, "test", "processes", "outbox-process.ts")],
    outfile: PROGRAM,
    bundle: true,
    platform: "node",
    format: "esm",
    banner: {
      js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);',
    },
  });
  let now = Date.now();
  const times: number[] = [];
  let onLine: (() => void) | undefined;
  const start = (): Sender => {
    const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ address, atOnce: AT_ONCE })], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const waiting: (() => void)[] = [];
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line === "done") return waiting.shift()?.();
      times[Number(line)] = (times[Number(line)] ?? 0) + 1;
      onLine?.();
    });
    const drain = (): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(resolve);
        child.stdin.write(`${now}\n`);
      });
    return { child, drain };
  };
  const running: [Sender, Sender] = [start(), start()];
  const drainBoth = () => Promise.all(running.map(({ drain }) => drain()));
  const again = (): number => times.reduce((sum, count) => sum + count - 1, 0);
  let twiceAfterOneKill = 0;
  try {
    for (let round = 0; round < kills; round += 1) {
      const before = again();
      const first = round * batch;
      const midway = first + Math.ceil(random() * batch * 0.8);
      const reached = new Promise<void>((resolve) => {
        onLine = () => {
          if (Object.keys(times).length >= midway) resolve();
        };
      });
      const messages = Array.from({ length: batch }, (_, index) => ({
        kind: KIND,
        payload: first + index,
      }));
      await enqueue(sql, now, ...messages);
      // The killed one never says that it is done.
      void drainBoth();
      await reached;
      const victim = random() < 0.5 ? 0 : 1;
      await end(running[victim]);
      running[victim] = start();
      // Only the killed one's leases are left then, and the clock may move past them.
      await drainBoth();
      now += LEASE_MS;
      await drainBoth();
      if (await isWaiting(sql)) throw new Error("A message waits after its lease.");
      twiceAfterOneKill = Math.max(twiceAfterOneKill, again() - before);
    }
  } finally {
    await Promise.all(running.map(end));
  }
  const all = kills * batch;
  const sent = Object.keys(times).length;
  return { sent, lost: all - sent, twice: again(), twiceAfterOneKill };
}

interface Sender {
  readonly child: ChildProcess;
  /** Sends all that is due, and resolves when that is done. */
  readonly drain: () => Promise<void>;
}

async function end({ child }: Sender): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "close");
}

async function isWaiting(sql: Sql): Promise<boolean> {
  const rows = await sql`select from outbox limit 1`;
  return rows.length > 0;
}
