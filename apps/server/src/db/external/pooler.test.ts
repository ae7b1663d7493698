import { dirname } from "node:path";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { registered } from "../../../test/accounts.ts";
import { UNHURRIED, useDatabase, workerDatabase } from "../../../test/database.ts";
import { hasPooler, startPooler } from "../../../test/processes/pooler.ts";
import { startApp, type RunningApp } from "../../../test/app.ts";
import { testSettings } from "../../../test/settings.ts";
import { install } from "../../../test/editions/install.ts";
import { syntheticEdition } from "../../../test/editions/synthetic-edition.ts";
import { followEditions } from "../../features/edition/follow-editions.ts";
import { builtIn } from "../../../test/own-content.ts";
import { connect, disconnect, type Sql } from "../client.ts";
import { openDatabase } from "../database.ts";

const sql = useDatabase();
let through: Sql;
let running: RunningApp;
let stop: () => Promise<void>;

const { address, scratch } = inject("testServer");
const nameOf = (database: ReturnType<typeof workerDatabase>) =>
  typeof database === "string" ? new URL(database).pathname.slice(1) : database.database;

beforeAll(async () => {
  if (!hasPooler) return;
  const pooler = await startPooler(address, { folder: scratch, connections: 3 });
  through = connect(pooler.urlOf(nameOf(workerDatabase())), {
    direct: workerDatabase(),
    limits: UNHURRIED,
  });
  running = await startApp(through, { settings: testSettings(), now: Date.now });
  stop = pooler.stop;
});
afterAll(async () => {
  await running?.close();
  if (through) await disconnect(through);
  await stop?.();
});

test.runIf(hasPooler)(
  "transactions of many go through its three connections, each whole",
  async () => {
    const begun = new Set<unknown>();
    let goOn: (() => void) | undefined;
    const allInUse = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const transactions = Array.from({ length: 40 }, () =>
      through.begin(async (tx) => {
        const seen = [];
        const [{ pid: own }] = await tx<[{ pid: number }]>`select pg_backend_pid() as pid`;
        // A pooler opens one more only while those that it has are in use.
        if (begun.add(own).size === 3) goOn?.();
        await allInUse;
        for (let times = 0; times < 3; times += 1)
          // oxlint-disable-next-line no-await-in-loop
          seen.push(
            ...(await tx`select pg_backend_pid() as pid, pg_current_xact_id()::text as id`),
          );
        return seen;
      }),
    );
    const seen = await Promise.all(transactions);
    expect(seen.map((rows) => new Set(rows.map(({ id }) => String(id))).size)).toEqual(
      seen.map(() => 1),
    );
    expect(new Set(seen.flat().map(({ pid }) => Number(pid))).size).toBe(3);
  },
);

test.runIf(hasPooler)("a reader signs up behind it, and makes a group", async () => {
  const { visitor } = await registered(running, "amina");
  expect((await visitor.send("POST /api/groups", { name: "Circle" })).status).toBe(201);
  expect(await sql`select name from reading_group`).toEqual([{ name: "Circle" }]);
});

test.runIf(hasPooler)("what others do arrives, by the address of the database itself", async () => {
  const followed = await followEditions({
    sql: through,
    builtIn,
    now: () => 0,
    onFault: () => {},
  });
  onTestFinished(() => followed.stop());
  await install(sql, syntheticEdition("Then"));
  await expect
    .poll(() => followed.content.parseReading(1).surahs[0]?.verses[0]?.tafseer)
    .toBe("Then 1:1");
});

async function startBehind(connectQuery: string, isDirect: boolean): Promise<readonly string[]> {
  const pooler = await startPooler(address, { folder: scratch, connections: 2, connectQuery });
  onTestFinished(pooler.stop);
  const database = nameOf(workerDatabase());
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (text: string) => void warnings.push(text), error: () => {} };
  const options = { url: pooler.urlOf(database), dataDirectory: "" };
  const direct = workerDatabase();
  const url =
    typeof direct === "string"
      ? direct
      : `postgres://${direct.user}@/${database}?host=${dirname(direct.path)}`;
  const directUrl = isDirect ? url : undefined;
  const opened = await openDatabase({ ...options, directUrl }, log);
  await opened.close();
  return warnings.filter((text) => text.includes("pooler"));
}

test.runIf(hasPooler)("a start behind it says what it needs", async () => {
  await expect(startBehind("select 1", false)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: unsupported startup parameter: .*\. A pooler such as PgBouncer stands there: give the address of the database behind it as DATABASE_DIRECT_URL\.$/u,
  );
  const query =
    "set statement_timeout = 1700; set lock_timeout = 1000; set idle_in_transaction_session_timeout = 10000";
  expect(await startBehind("select 1", true)).toEqual([
    `The pooler of DATABASE_URL sets no statement_timeout, lock_timeout, idle_in_transaction_session_timeout: a statement could wait for ever. In pgbouncer.ini, give the database connect_query='${query}'.`,
  ]);
  expect(await startBehind(query, true)).toEqual([]);
});
