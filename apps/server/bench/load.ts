import { existsSync, readFileSync } from "node:fs";
import autocannon from "autocannon";
import type { Contestant } from "./contestant.ts";

// Linux counts a process's time in hundredths of a second.
const TICKS_A_SECOND = 100;

/** Who is asked for what; each connection sends the headers at its own place, over and over. */
export interface Target {
  readonly contestant: Contestant;
  readonly path: string;
  readonly headers: readonly Readonly<Record<string, string>>[];
}

/** What one round came to. */
export interface Round {
  readonly perSecond: number;
  /** Requests in a second of the server's own processor time; NaN where it cannot be read. */
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers of 503, by which the product says that it is busy. */
  readonly refused: number;
  /** All other answers than 2xx and 3xx, and none at all. */
  readonly failed: number;
}

/** Asks as fast as answers come, with a connection for every one of the headers. */
export async function load(target: Target, seconds: number): Promise<Round> {
  const { contestant, path, headers } = target;
  const before = cpuSeconds(contestant.pid);
  let next = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${contestant.port}${path}`,
    connections: headers.length,
    duration: seconds,
    setupClient: (client) => {
      client.setHeaders(headers[next % headers.length] ?? {});
      next += 1;
    },
  });
  const answered = result["2xx"] + result["3xx"];
  const refused = result.statusCodeStats?.["503"]?.count ?? 0;
  return {
    perSecond: answered / result.duration,
    perCpuSecond: answered / (cpuSeconds(contestant.pid) - before),
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused,
    failed: result["4xx"] + result["5xx"] - refused + result.errors,
  };
}

function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // The name before them may have spaces, and ends with a bracket.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
