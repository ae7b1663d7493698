import { register } from "prom-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../test/app.ts";
import { useDatabase } from "../../test/database.ts";
import { request } from "../../test/request.ts";
import { testSettings } from "../../test/settings.ts";
import { collectMetrics } from "./collect-metrics.ts";
import { z } from "zod";
import { enqueue } from "../features/outbox/enqueue.ts";
import { signalOutbox } from "./signals.ts";
import { serveMetrics } from "./serve-metrics.ts";

const sql = useDatabase();
const { accounts, ...settings } = testSettings();
let running: RunningApp;
let address: string;
let read: typeof sql | undefined;
const replica = { current: () => read, close: async () => {} };

beforeAll(async () => {
  running = await startApp(sql, {
    settings: { ...settings, accounts: { ...accounts, registrationsPerMinute: 1 } },
    prepare: async (app) => {
      const port = await serveMetrics(app, collectMetrics(app, { sql, replica }), {
        host: "127.0.0.1",
        port: 0,
      });
      address = `http://127.0.0.1:${port}/metrics`;
    },
  });
});
afterAll(() => running.close());

/** The lines of the metrics that begin with this. */
async function lines(start: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return text.split("\n").filter((line) => line.startsWith(start));
}

const COUNT = "http_request_duration_seconds_count";

test("counts requests by method, route and status, never by an ID or an input", async () => {
  const get = (path: string, headers = {}) => request(`${running.url}${path}`, { headers });
  const tag = (await get("/api/current-reading")).headers.get("etag") ?? "";
  await get("/api/current-reading");
  await get("/api/current-reading", { "if-none-match": tag });
  await get("/api/groups/7");
  await get("/api/groups/8");
  await get("/api/nothing/secret");
  await request(`${running.url}/trpc/system.health`);
  await request(`${running.url}/trpc/system.health,reading.today?batch=1`);
  await request(`${running.url}/trpc/secret.${"x".repeat(50)}`);
  await expect
    .poll(() => lines(COUNT))
    .toEqual(
      [
        ["/api/current-reading", 200, 2],
        ["/api/current-reading", 304, 1],
        ["/api/groups/:id", 401, 2],
        ["/api/*", 404, 1],
        ["/trpc/system.health", 200, 1],
        ["/trpc/batch", 207, 1],
        ["/trpc/unknown", 404, 1],
      ].map(
        ([route, status, count]) =>
          `${COUNT}{method="GET",route="${route}",status="${status}"} ${count}`,
      ),
    );
  expect(await lines("http_requests_open")).toEqual(["http_requests_open 0"]);
});

/** The refusals by their code. */
async function refusals(): Promise<Record<string, string>> {
  const counted = (await lines("refusals_total{")).map((line) => {
    const [, code = "", count = ""] = /code="(\w+)"\} (\d+)$/.exec(line) ?? [];
    return [code, count];
  });
  return Object.fromEntries(counted);
}

test("counts what limits refuse, by code, each from zero on", async () => {
  const codes = ["BUSY", "DATABASE_AWAY", "DRAINING", "OVERLOADED", "TOO_MANY_REQUESTS"];
  const none = await refusals();
  expect(none).toMatchObject(Object.fromEntries(codes.map((code) => [code, "0"])));
  for (const name of ["amina", "bilal", "salma"])
    await request(`${running.url}/api/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        username: name,
        email: `${name}@example.org`,
        password: "three unrelated words",
      }),
    });
  expect(await refusals()).toEqual({ ...none, TOO_MANY_REQUESTS: "2" });
});

test("counts rendered pages, not pages from the cache", async () => {
  // The server renders its home pages soon after the start, if nobody has asked for them.
  for (const home of ["/", "/bn"]) await request(`${running.url}${home}`);
  const before = Number((await lines("pages_rendered_total "))[0]?.split(" ")[1]);
  for (let times = 0; times < 3; times += 1) await request(`${running.url}/about`);
  expect(await lines("pages_rendered_total ")).toEqual([`pages_rendered_total ${before + 1}`]);
});

test("says what the pool does", async () => {
  await sql.begin(async (sql) => {
    await sql`select 1`;
    expect(await lines("database_pool_")).toContain('database_pool_connections{state="in use"} 1');
  });
  const now = await lines("database_pool_");
  expect(now).toContain('database_pool_connections{state="in use"} 0');
  expect(now).toContain("database_pool_waiting 0");
  expect(
    Number(
      now
        .find((line) => line.includes("idle"))
        ?.split(" ")
        .at(-1),
    ),
  ).toBeGreaterThan(0);
});

test("says whether a replica is read", async () => {
  expect(await lines("database_replica_used")).toEqual(["database_replica_used 0"]);
  read = sql;
  expect(await lines("database_replica_used")).toEqual(["database_replica_used 1"]);
});

test("has the process's own: event loop, memory, garbage collection, handles", async () => {
  for (const name of [
    "nodejs_eventloop_lag_p99_seconds",
    "process_resident_memory_bytes",
    "process_open_fds",
    "nodejs_active_handles_total",
  ])
    expect(await lines(`${name} `)).toEqual([expect.stringMatching(/ [0-9.e-]+$/)]);
});

test("is at one address, for GET alone, and not on the application's port", async () => {
  const found = await fetch(address);
  expect(found.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect((await fetch(address.replace("/metrics", "/"))).status).toBe(404);
  const posted = await fetch(address, { method: "POST" });
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET"]);
  expect((await request(`${running.url}/metrics`)).headers.get("content-type")).toContain(
    "text/html",
  );
});

test("a taken port is a reason to read", async () => {
  const port = Number(new URL(address).port);
  await expect(serveMetrics(running.app, register, { host: "127.0.0.1", port })).rejects.toThrow(
    `METRICS_PORT: cannot listen on 127.0.0.1:${port}: Error: listen EADDRINUSE`,
  );
});

test("says what each table holds, by the database's estimate", async () => {
  await sql`
    insert into attempt (key, count, resets_at)
    select 'network:' || n, 1, now() from generate_series(1, 500) n`;
  await sql`analyze attempt`;
  expect(await lines('database_table_rows{table="attempt"}')).toEqual([
    'database_table_rows{table="attempt"} 500',
  ]);
  const [bytes = ""] = await lines('database_table_bytes{table="attempt"}');
  expect(Number(bytes.split(" ")[1])).toBeGreaterThan(16_384);
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`;
  expect(await lines("database_table_rows{")).toHaveLength(tables.length);
});

test("says what the outbox holds, and what became of its messages", async () => {
  const kind = { name: "note", payload: z.string() };
  await enqueue(sql, Date.now() - 60_000, { kind, payload: "one" }, { kind, payload: "two" });
  await sql`update outbox set dead_at = now() where id = 1`;
  signalOutbox("note", "sent");
  const messages = await lines("outbox_");
  for (const line of [
    'outbox_messages_total{kind="note",outcome="sent"} 1',
    'outbox_waiting{kind="note"} 1',
    'outbox_dead{kind="note"} 1',
    expect.stringMatching(/^outbox_late_seconds\{kind="note"\} 6\d\./),
  ])
    expect(messages).toContainEqual(line);
});
