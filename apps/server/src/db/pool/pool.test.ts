import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { UNHURRIED, useDatabase, workerDatabase } from "../../../test/database.ts";
import { type FlakyLink, flakyLink } from "../../../test/editions/flaky-link.ts";
import { makeScratchFolder, removeFolder } from "../../../test/scratch-folder.ts";
import { connect, disconnect, type Sql } from "../client.ts";
import { FOR_REQUESTS, type PoolLimits } from "./limits.ts";
import { queuedForRow, whenWaitingForRow, withLongTimeout } from "./pooled-sql.ts";

const sql = useDatabase();
let folder: string;
let link: FlakyLink;
let open: Sql[];
let said: string[];

beforeEach(async () => {
  folder = await makeScratchFolder();
  link = await flakyLink(workerDatabase(), folder);
  open = [];
  said = [];
});
afterEach(async () => {
  for (const made of open) await disconnect(made);
  await link.close();
  await removeFolder(folder);
});

const note = (line: string): void => void said.push(line);

/** A pool that connects through the link. */
function pool(limits: Partial<PoolLimits>, address = link.address): Sql {
  const log = { info: note, warn: note, error: note };
  const made = connect(address, { limits: { ...UNHURRIED, ...limits }, log });
  open.push(made);
  return made;
}

const insert = (by: Sql, key: string) =>
  by`insert into attempt (key, count, resets_at) values (${key}, 1, now())`;

/** Holds a connection of the pool until it is released; resolves to the outcome. */
async function hold(by: Sql, kind: "" | "read only" = ""): Promise<() => Promise<unknown>> {
  const holder = new EventEmitter();
  const begun = once(holder, "begun");
  const held = by.begin(kind, async () => {
    holder.emit("begun");
    await once(holder, "let go");
  });
  // One that is refused says why, instead of being waited for.
  await Promise.race([begun, held]);
  held.catch(() => {});
  return () => {
    holder.emit("let go");
    return held;
  };
}

const sleep = (by: Sql) => by.begin((sql) => sql`select pg_sleep(0.3)`);

/** Holds up the event loop, as a collection or a busy machine does. */
function stall(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it("takes a stall of its own process for no silence of the database", async () => {
  const one = pool({ connections: 1, statementMs: 800 });
  const answer = one`select 1 as n`;
  // It is sent a turn later.
  setImmediate(() => stall(1500));
  expect(await answer).toEqual([{ n: 1 }]);
  const next = one`select 2 as n`;
  setImmediate(() => stall(1500));
  expect(await next).toEqual([{ n: 2 }]);
});

it("nor for a connection or a row that is not free", async () => {
  const one = pool({ connections: 1, statementMs: 800, lockMs: 800 });
  const row = queuedForRow(one, "a row");
  const first = row.begin((sql) => sql`select pg_sleep(0.1), 1 as n`);
  const [second, other] = [row.begin((sql) => sql`select 2 as n`), one`select 3 as n`];
  setImmediate(() => stall(1500));
  await first;
  expect([await second, await other]).toEqual([[{ n: 2 }], [{ n: 3 }]]);
});

it("holds no result of a statement or a transaction that is over", async () => {
  const one = pool({ connections: 1 });
  // In separate functions, so that no variable here holds a result.
  const refOfStatement = async () => new WeakRef(await one`select 1 as n`);
  const refOfTransaction = async () => new WeakRef(await one.begin((sql) => sql`select 2 as n`));
  const refs = [await refOfStatement(), await refOfTransaction()];
  // The driver keeps the latest one.
  await one.begin((sql) => sql`select 3 as n`);
  await one`select 4 as n`;
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  expect(refs.map((ref) => ref.deref())).toEqual([undefined, undefined]);
});

it("never reuses a connection on which a transaction was left open", async () => {
  const two = pool({ connections: 2 });
  await two.unsafe("begin");
  await insert(two, "kept");
  expect(await sql`select key from attempt`).toEqual([{ key: "kept" }]);
  expect(said).toEqual(["A transaction was left open; its connection is closed"]);
});

it("keeps acknowledged writes while other transactions roll back under load", async () => {
  const two = pool({ connections: 2, waiting: 1000, locking: 2 });
  const undone = new Error("undone");
  const singles = Array.from({ length: 300 }, (_, at) => insert(two, `single ${at}`));
  const transactions = Array.from({ length: 100 }, async (_, at) => {
    const work = two.begin(async (sql) => {
      await sql`insert into attempt (key, count, resets_at) values (${`undone ${at}`}, 1, now())`;
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
  });
  await Promise.all([...singles, ...transactions]);
  const [row] = await sql`
    select count(*)::int as all, count(*) filter (where key like 'undone%')::int as undone
    from attempt`;
  expect(row).toEqual({ all: 300, undone: 0 });
});

it("refuses at once when too many wait for a connection", async () => {
  const one = pool({ connections: 1, waiting: 1 });
  const letGo = await hold(one);
  const waiting = one`select 1 as one`.execute();
  await expect(one`select 2`).rejects.toMatchObject({ code: "DATABASE_AWAY" });
  await letGo();
  expect(await waiting).toEqual([{ one: 1 }]);
});

it("waits for a connection no longer than a statement may take", async () => {
  const one = pool({ connections: 1, statementMs: 500 });
  const letGo = await hold(one);
  await expect(one`select 1`).rejects.toMatchObject({ code: "DATABASE_AWAY", retryAfter: 1 });
  await letGo();
});

it("keeps connections for statements and readers when transactions use all of theirs", async () => {
  const three = pool({ connections: 3, locking: 1 });
  const letGo = await hold(three);
  const order: string[] = [];
  const second = three.begin(async () => void order.push("transaction"));
  const endReading = await hold(three, "read only");
  await three`select 1`;
  order.push("statement");
  await letGo();
  await second;
  await endReading();
  expect(order).toEqual(["statement", "transaction"]);
});

it("queues writers of one row without a connection, up to a maximum", async () => {
  const two = pool({ connections: 2, locking: 2, rowsAtOnce: 1, waitingForRow: 1 });
  let waiting = 0;
  const row = queuedForRow(
    whenWaitingForRow(two, () => (waiting += 1)),
    "group 1",
  );
  const letGo = await hold(row);
  expect(waiting).toBe(0);
  const second = row.begin((sql) => sql`select 2 as two`);
  await expect(row.begin(async () => {})).rejects.toMatchObject({ code: "BUSY" });
  expect(waiting).toBe(1);
  expect(await queuedForRow(two, "group 2").begin((sql) => sql`select 3 as three`)).toEqual([
    { three: 3 },
  ]);
  await letGo();
  expect(await second).toEqual([{ two: 2 }]);
});

it("lets a large class write one row in turn, and turns away who would wait behind a hundred", async () => {
  const { waitingForRow, rowsAtOnce } = FOR_REQUESTS;
  const requests = pool({ waitingForRow, rowsAtOnce });
  const row = queuedForRow(requests, "results of cycle 1", 3);
  const ends = await Promise.all([hold(row), hold(row), hold(row)]);
  const results = Promise.allSettled(
    Array.from({ length: 101 }, (_, index) => insert(row, `reader ${index}`)),
  );
  await Promise.all(ends.map((end) => end()));
  const [refused, ...others] = (await results).filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject({ reason: { code: "BUSY" } });
  expect(others).toEqual([]);
  expect(await sql`select count(*)::int from attempt`).toEqual([{ count: 100 }]);
});

it("waits for another's lock no longer than its timeout", async () => {
  const short = pool({ lockMs: 20 });
  await sql`insert into attempt (key, count, resets_at) values ('held', 1, now())`;
  await sql.begin(async (held) => {
    await held`update attempt set count = 2`;
    await expect(short`update attempt set count = 3`).rejects.toMatchObject({
      code: "BUSY",
      cause: { code: "55P03" },
    });
  });
});

it.each([
  ["disk", "53100"],
  ["memory", "53200"],
])("keeps its connection for readers while writes find no %s", async (_, code) => {
  const one = pool({ connections: 1 });
  const backend = async () => (await one`select pg_backend_pid() as pid`)[0]?.["pid"];
  const before = await backend();
  for (let write = 0; write < 3; write += 1)
    await expect(
      one.unsafe(`do $$ begin raise exception 'none left' using errcode = '${code}'; end $$`),
    ).rejects.toMatchObject({ code: "DATABASE_AWAY" });
  expect(await backend()).toBe(before);
});

it("gives long work more time than a request", async () => {
  const short = pool({ statementMs: 150 });
  // Before the request: after a timeout the pool may refuse everybody for a moment.
  expect(await sleep(withLongTimeout(short))).toHaveLength(1);
  await expect(sleep(short)).rejects.toMatchObject({ code: "DATABASE_AWAY" });
});

it("refuses all while the database is frozen, and works again afterwards", async () => {
  const frozen = pool({ connections: 3, statementMs: 100 });
  const inTransaction = frozen.begin(async (sql) => {
    await sql`select 1`;
    link.freeze();
    const others = await Promise.allSettled(
      Array.from({ length: 20 }, () => frozen`select 1`.execute()),
    );
    expect(
      new Set(others.map((other) => other.status === "rejected" && other.reason.code)),
    ).toEqual(new Set(["DATABASE_AWAY"]));
    await sql`select 2`;
  });
  await expect(inTransaction).rejects.toMatchObject({ code: "DATABASE_AWAY" });
  for (let statement = 0; statement < 50; statement += 1)
    await expect(frozen`select 1`).rejects.toMatchObject({ code: "DATABASE_AWAY" });
  expect(link.asked).toBeLessThan(15);
  link.restore();
  await expect.poll(() => frozen`select 1 as one`.catch(() => [])).toEqual([{ one: 1 }]);
});

it("closes while the database is frozen", async () => {
  const frozen = pool({});
  const letGo = await hold(frozen);
  await frozen.listen("anything", () => {});
  link.freeze();
  await disconnect(frozen);
  await expect(letGo()).rejects.toMatchObject({ code: "DATABASE_AWAY" });
  await expect(frozen`select 3`).rejects.toMatchObject({ code: "DATABASE_AWAY" });
});

it("probes a database that cuts every connection at intervals, not with every statement", async () => {
  const cutting = pool({ connections: 2 });
  link.cut();
  for (let statement = 0; statement < 200; statement += 1)
    await expect(cutting`select 1`).rejects.toMatchObject({ code: "DATABASE_AWAY" });
  expect(link.asked).toBeLessThan(20);
  link.restore();
  await expect.poll(() => cutting`select 1 as one`.catch(() => [])).toEqual([{ one: 1 }]);
});

it("reports at once a proxy that accepts connections and closes them, and backs off", async () => {
  let asked = 0;
  const proxy = createServer((client) => {
    asked += 1;
    client.on("error", () => {}).end();
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  const closing = pool({ connections: 2 }, `postgres://nobody@127.0.0.1:${port}/none`);
  for (let statement = 0; statement < 50; statement += 1)
    await expect(closing`select 1`).rejects.toMatchObject({
      code: "DATABASE_AWAY",
      cause: { code: "CONNECTION_CLOSED" },
    });
  expect(asked).toBeLessThan(20);
  proxy.close();
});
