import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Sample } from "./flatness.ts";
import type { Served } from "../support/served.ts";

const MEGABYTE = 1024 * 1024;

/** Measures what the server holds now; `metricsPort` is where its metrics are. */
export async function takeSample(
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
