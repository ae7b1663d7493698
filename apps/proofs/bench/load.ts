import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { openLoop } from "../support/open-loop.ts";
import type { Contestant } from "./peers/contestant.ts";
import { cpuSeconds } from "./process-figures.ts";

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

/** Sends so many requests a second, whatever the responses, each with the headers that are its turn. */
export async function loadSteadily(
  { contestant: { port, pid }, path, headers }: Target,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<Round> {
  const before = cpuSeconds(pid);
  const texts = headers.map((own) => {
    const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join("")}\r\n`;
  });
  const { accepted, statuses, p50, p99 } = await openLoop({
    port,
    perSecond,
    seconds,
    connections: 128,
    request: (n) => texts[n % texts.length] ?? "",
  });
  const refused = statuses["503"] ?? 0;
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return {
    perSecond: accepted / seconds,
    perCpuSecond: accepted / (cpuSeconds(pid) - before),
    p50,
    p99,
    refused,
    failed: all - accepted - refused,
  };
}

/** Waits until a server has done what it does after its start: a whole second with hardly any work. */
export async function settled({ pid }: Pick<Contestant, "pid">): Promise<void> {
  let before = cpuSeconds(pid);
  for (let second = 0; second < 60; second += 1) {
    await pause(1000);
    const now = cpuSeconds(pid);
    if (!(now - before > 0.05)) return;
    before = now;
  }
}

/** Asks as fast as answers come, with a connection for every one of the headers. */
export async function load({ contestant, path, headers }: Target, seconds: number): Promise<Round> {
  let next = 0;
  return await cannonade(contestant, {
    url: `http://127.0.0.1:${contestant.port}${path}`,
    connections: headers.length,
    duration: seconds,
    setupClient: (client) => {
      client.setHeaders(headers[next % headers.length] ?? {});
      next += 1;
    },
  });
}

/** Runs autocannon against a server, with the server's processor time. */
export async function cannonade({ pid }: Contestant, options: autocannon.Options): Promise<Round> {
  const before = cpuSeconds(pid);
  const result = await autocannon(options);
  const answered = result["2xx"] + result["3xx"];
  const refused = result.statusCodeStats?.["503"]?.count ?? 0;
  return {
    perSecond: answered / result.duration,
    perCpuSecond: answered / (cpuSeconds(pid) - before),
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused,
    failed: result["4xx"] + result["5xx"] - refused + result.errors,
  };
}
