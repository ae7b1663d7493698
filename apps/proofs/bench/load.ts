import { setTimeout as pause } from "node:timers/promises";
import { closedLoop, type Load, openLoop, type Outcome } from "../support/open-loop.ts";
import type { Contestant } from "./peers/contestant.ts";
import { cpuSeconds } from "./process-figures.ts";

/** Who is asked for what; each request has the headers that are its turn. */
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

/** Sends so many requests a second, whatever the responses. */
export async function loadSteadily(
  target: Target,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<Round> {
  const { port } = target.contestant;
  const request = requestsOf(target);
  return await roundOf(target.contestant, seconds, () =>
    openLoop({ port, perSecond, seconds, connections: 128, request }),
  );
}

/** Asks as fast as answers come, with as many connections as there are headers. */
export async function load(target: Target, seconds: number): Promise<Round> {
  const request = requestsOf(target);
  return await loadByRequests(target.contestant, { seconds, request }, target.headers.length);
}

/** The same with requests of any kind. */
export async function loadByRequests(
  contestant: Contestant,
  { seconds, request }: Pick<Load, "seconds" | "request">,
  connections: number,
): Promise<Round> {
  const { port } = contestant;
  return await roundOf(contestant, seconds, () =>
    closedLoop({ port, seconds, request }, connections),
  );
}

function requestsOf({ path, headers }: Target): Load["request"] {
  const texts = headers.map((own) => {
    const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join("")}\r\n`;
  });
  return (n) => texts[n % texts.length] ?? "";
}

/** Runs a load against a server, with the server's processor time. */
async function roundOf(
  { pid }: Contestant,
  seconds: number,
  run: () => Promise<Outcome>,
): Promise<Round> {
  const before = cpuSeconds(pid);
  const { offered, accepted, statuses, p50, p99 } = await run();
  const refused = statuses["503"] ?? 0;
  return {
    perSecond: accepted / seconds,
    perCpuSecond: accepted / (cpuSeconds(pid) - before),
    p50,
    p99,
    refused,
    failed: offered - accepted - refused,
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
