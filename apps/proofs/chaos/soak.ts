import { setTimeout as pause } from "node:timers/promises";
import { hashPassword } from "../../server/src/features/auth/password/passwords.ts";
import { doSomething, type Everyday } from "./everyday.ts";
import { tokensOfFirst } from "../support/crowd.ts";
import { insertEverybody } from "../support/everybody.ts";
import { flatnessRows, type Sample } from "./flatness.ts";
import { sparePort } from "../../../tooling/spare-port.mjs";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Row, Scenario } from "../support/scenario.ts";
import { serve, type Served } from "../support/served.ts";
import { UNLIMITED } from "../support/traffic.ts";

const MINUTES = 30;
const PER_SECOND = 200;
const PEOPLE = 200;
const SAMPLES = 300;
// More are not sent: a soak is no flood.
const MAX_AT_ONCE = 64;
const PASSWORD = "correct horse battery staple";

/** A steady mix of what people do; memory, handles and connections must stay level. `count` is in minutes. */
export const soak: Scenario = async ({ count = MINUTES, rate = PER_SECOND, main, random }) => {
  const metricsPort = await sparePort();
  const served = await serve({ ...UNLIMITED, METRICS_PORT: String(metricsPort) }, main);
  try {
    const tokens = await makePeople(served);
    const origin = `http://127.0.0.1:${served.port}`;
    const people: Everyday = { origin, tokens, password: PASSWORD, random };
    const over = new AbortController();
    const load = sendSteadily(people, rate, over.signal);
    const samples = await sampleFor(served, metricsPort, count);
    over.abort();
    const { statuses, skipped } = await load;
    return [
      { what: "minutes, requests a second", value: `${count}, ${rate}` },
      ...loadRows(statuses, skipped),
      ...flatnessRows(samples),
    ];
  } finally {
    await served.stop();
  }
};

async function makePeople({ sql }: Served): Promise<string[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const days = { from: "2020-01-01", to: "2020-10-26" };
  await insertEverybody(sql, { people: PEOPLE, passwordHash, ...days, cycles: 2 });
  return await tokensOfFirst(sql, PEOPLE);
}

type Statuses = Record<string, Record<number, number>>;

/** Sends at a fixed rate until aborted; returns the statuses by kind, and how many were not sent. */
async function sendSteadily(people: Everyday, perSecond: number, over: AbortSignal) {
  const statuses: Statuses = {};
  const running = new Set<Promise<void>>();
  const start = performance.now();
  let skipped = 0;
  const doOne = async (): Promise<void> => {
    const { what, status } = await doSomething(people);
    const ofKind = (statuses[what] ??= {});
    ofKind[status] = (ofKind[status] ?? 0) + 1;
  };
  for (let sent = 0; !over.aborted; await pause(5))
    for (const due = ((performance.now() - start) / 1000) * perSecond; sent < due; sent += 1) {
      if (running.size >= MAX_AT_ONCE) {
        skipped += 1;
        continue;
      }
      const one = doOne().finally(() => running.delete(one));
      running.add(one);
    }
  await Promise.all(running);
  return { statuses, skipped };
}

async function sampleFor(served: Served, metricsPort: number, minutes: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const start = performance.now();
  const everyMs = (minutes * 60_000) / SAMPLES;
  for (let taken = 1; taken <= SAMPLES; taken += 1) {
    await pause(start + taken * everyMs - performance.now());
    const sample = {
      minutes: (taken * everyMs) / 60_000,
      ...(await takeSample(served, metricsPort)),
    };
    samples.push(sample);
    if (taken % (SAMPLES / 10) === 0) process.stdout.write(`  ${JSON.stringify(sample)}\n`);
  }
  return samples;
}

function loadRows(statuses: Statuses, skipped: number): Row[] {
  const all = Object.values(statuses).flatMap((ofKind) => Object.entries(ofKind));
  const countOf = (matches: (status: number) => boolean): number =>
    all.reduce((sum, [status, count]) => sum + (matches(Number(status)) ? count : 0), 0);
  const failed = countOf((status) => status === 0 || (status >= 500 && status !== 503));
  return [
    ...Object.entries(statuses).map(([what, ofKind]) => ({ what, value: JSON.stringify(ofKind) })),
    { what: "requests", value: countOf(() => true) },
    { what: "not sent, as too many were under way", value: skipped },
    { what: "refused (503)", value: countOf((status) => status === 503) },
    { what: "failed", value: failed, isBroken: failed > 0 },
  ];
}

const MEGABYTE = 1024 * 1024;

/** Measures what the server holds now; `metricsPort` is where its metrics are. */
async function takeSample(
  { pid, port, sql, megabytes }: Served,
  metricsPort: number,
): Promise<Omit<Sample, "minutes">> {
  const metrics = await readMetrics(metricsPort);
  const [database] = await sql<[{ connections: number; idleInTransaction: number }]>`
    select count(*)::int as connections,
      count(*) filter (
        where state like 'idle in transaction%' and state_change < now() - interval '5 s'
      )::int as idle_in_transaction
    from pg_stat_activity
    where application_name = 'daily-quran-reading'`;
  const clients = countClients(port);
  return {
    rssMegabytes: megabytes(),
    heapMegabytes: Math.round((metrics.get("nodejs_heap_size_used_bytes") ?? 0) / MEGABYTE),
    files: readdirSync(`/proc/${pid}/fd`).length - clients,
    handles: (metrics.get("nodejs_active_handles_total") ?? 0) - clients,
    ...database,
  };
}

const ESTABLISHED = "01";

/** The connections of clients, which come and go with the load. */
function countClients(port: number): number {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = readFileSync("/proc/net/tcp", "utf8").split("\n");
  return rows.filter((row) => {
    const [, from, , state] = row.trim().split(/\s+/);
    return from === local && state === ESTABLISHED;
  }).length;
}

/** The metrics without labels, by name. */
async function readMetrics(port: number): Promise<Map<string, number>> {
  const [response] = (await once(
    get({ port, host: "127.0.0.1", path: "/metrics", agent: false }),
    "response",
  )) as [IncomingMessage];
  const lines = (await text(response)).split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^(\w+) (\S+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(value)] as const];
    }),
  );
}
