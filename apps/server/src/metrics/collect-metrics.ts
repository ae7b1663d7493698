import { ERRORS, type ErrorCode } from "@daily-quran/domain/errors";
import { VERSION } from "@daily-quran/domain/version";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import type { Sql } from "../db/client.ts";
import type { Replica } from "../db/replica/replica.ts";
import { readStates, type OutboxState } from "../features/outbox/manage-outbox.ts";
import { poolState } from "../db/pool/pooled-sql.ts";
import { onSignals } from "./signals.ts";
import { measureRequests } from "./request-metrics.ts";
import { listTableSizes } from "./table-sizes.sql.ts";

// Each is there from the first scrape, so that a rate over it sees the first refusal too.
const REFUSALS = (Object.keys(ERRORS) as ErrorCode[]).filter((code) =>
  [429, 503].includes(ERRORS[code].status),
);

/** The database that leads, and what is read of its copies. */
export interface MeasuredDatabases {
  readonly sql: Sql;
  readonly replica?: Replica | undefined;
}

/** The metrics of an application and its process, from now until the application closes. */
export function collectMetrics(
  app: FastifyInstance,
  { sql, replica }: MeasuredDatabases,
): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measurePool(sql, registry);
  measureTables(sql, registry);
  measureOutbox(sql, registry);
  if (replica) measureReplica(replica, registry);
  new Gauge({
    name: "app_info",
    help: "Always 1; the label has the version.",
    labelNames: ["version"],
    registers,
  }).set({ version: VERSION }, 1);
  const refused = new Counter({
    name: "refusals_total",
    help: "Requests refused by a limit or for lack of capacity, by error code; a batch can have many.",
    labelNames: ["code"],
    registers,
  });
  for (const code of REFUSALS) refused.inc({ code }, 0);
  const rendered = new Counter({
    name: "pages_rendered_total",
    help: "Pages that were rendered, as the cache did not have them.",
    registers,
  });
  const failed = new Counter({
    name: "client_errors_total",
    help: "Failures in browsers that their pages have sent.",
    registers,
  });
  const ended = new Counter({
    name: "outbox_messages_total",
    help: "Messages of the outbox by what became of them: sent, retried, dead or expired.",
    labelNames: ["kind", "outcome"],
    registers,
  });
  const stop = onSignals({
    refused: (code) => refused.inc({ code }),
    rendered: () => rendered.inc(),
    clientError: () => failed.inc(),
    outbox: (labels) => ended.inc({ ...labels }),
  });
  app.addHook("onClose", async () => stop());
  return registry;
}

/** What the outbox holds by kind, counted at each scrape. */
function measureOutbox(sql: Sql, registry: Registry): void {
  const measure = (
    value: "waiting" | "dead" | "lateSeconds",
    { name, help }: { name: string; help: string },
  ): void => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ["kind"],
      registers: [],
      async collect() {
        gauge.reset();
        const states: OutboxState[] = await readStates(sql, Date.now()).catch(() => []);
        for (const { kind, ...state } of states) gauge.set({ kind }, state[value]);
      },
    });
    registry.registerMetric(gauge);
  };
  measure("waiting", { name: "outbox_waiting", help: "Messages that are to be sent." });
  measure("dead", { name: "outbox_dead", help: "Messages that nobody tries any more." });
  measure("lateSeconds", {
    name: "outbox_late_seconds",
    help: "For how long the message that is due longest has been due.",
  });
}

/** What each table holds, by the database's own estimate: a look into its catalogue at each scrape. */
function measureTables(sql: Sql, registry: Registry): void {
  const measure = (value: "rows" | "bytes", help: string): void => {
    const gauge = new Gauge({
      name: `database_table_${value}`,
      help,
      labelNames: ["table"],
      registers: [],
      async collect() {
        // Without the database the other metrics are still to be had.
        for (const table of await listTableSizes(sql).catch(() => []))
          gauge.set({ table: table.name }, table[value]);
      },
    });
    registry.registerMetric(gauge);
  };
  measure("rows", "Rows of a table, as the database last estimated them.");
  measure("bytes", "What a table and its indexes take on the disk.");
}

function measureReplica(replica: Replica, registry: Registry): void {
  const gauge: Gauge = new Gauge({
    name: "database_replica_used",
    help: "1 while what may lag is read from a replica, 0 while the leader answers all.",
    registers: [registry],
    collect: (): void => gauge.set(replica.current() ? 1 : 0),
  });
}

function measurePool(sql: Sql, registry: Registry): void {
  const connections = new Gauge({
    name: "database_pool_connections",
    help: "Connections to the database, by state.",
    labelNames: ["state"],
    registers: [],
    collect() {
      const { inUse, idle } = poolState(sql);
      this.set({ state: "in use" }, inUse);
      this.set({ state: "idle" }, idle);
    },
  });
  const waiting = new Gauge({
    name: "database_pool_waiting",
    help: "Work that waits for a connection.",
    registers: [],
    collect() {
      this.set(poolState(sql).waiting);
    },
  });
  registry.registerMetric(connections);
  registry.registerMetric(waiting);
}
