import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { nothingYet, reportResult } from "../support/acknowledged.ts";
import { checkWrites } from "../support/check-writes.ts";
import { startCluster } from "../support/cluster.ts";
import { makeCrowd, send } from "../support/crowd.ts";
import type { Scenario } from "../support/scenario.ts";

const CLIENTS = 32;
const ROUNDS = 2;
const BETWEEN_MS = 1_000;

/** The servers of `pnpm cluster`, restarted in turn under load; with `--main` the last round is of that build. */
export const rolling: Scenario = async ({ count = ROUNDS, main }) => {
  const cluster = await startCluster(undefined, { apart: false });
  try {
    const tokens = await makeCrowd(cluster.sql, CLIENTS);
    const load = runLoad(cluster.origin, tokens);
    const { servers } = await cluster.status();
    for (let round = 1; round <= count; round += 1)
      for (const { name } of servers) {
        await pause(BETWEEN_MS);
        await cluster.command("stop", name);
        const other = main !== undefined && round === count ? ["--main", main] : [];
        await cluster.command("start", name, ...other);
      }
    await pause(BETWEEN_MS);
    const { statuses, acknowledged } = await load.end();
    const total = Object.values(statuses).reduce((sum, one) => sum + one, 0);
    const lost = total - (statuses[200] ?? 0);
    return [
      { what: "restarts", value: count * servers.length },
      { what: "requests", value: total },
      { what: "not answered 200", value: lost, isBroken: lost > 0 },
      { what: "by status", value: JSON.stringify(statuses) },
      ...(lost > 0 ? [{ what: "nginx said", value: await nginxLog(cluster.data) }] : []),
      ...(await checkWrites(cluster.sql, { acknowledged })),
    ];
  } finally {
    await cluster.down();
  }
};

/** Clients that send one request after another, every third a write, until they are stopped. */
function runLoad(origin: string, tokens: readonly string[]) {
  const statuses: Record<number, number> = {};
  const acknowledged = nothingYet();
  const over = new AbortController();
  const clients = tokens.map(async (token, at) => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const day = 1 + (n % 300);
      const isWrite = n % 3 === 0;
      const status = isWrite
        ? await reportResult(origin, { token, user: at + 1, cycle: 1, day }, acknowledged)
        : await send(`GET ${origin}/api/groups`, token);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  });
  return {
    end: async () => {
      over.abort();
      await Promise.all(clients);
      return { statuses, acknowledged };
    },
  };
}

/** Its errors except refused connections, after which it tries another server. */
async function nginxLog(data: string): Promise<string> {
  const log = await readFile(join(data, "cluster", "nginx", "error.log"), "utf8");
  return log
    .split("\n")
    .filter((line) => !line.includes("Connection refused"))
    .join("\n");
}
