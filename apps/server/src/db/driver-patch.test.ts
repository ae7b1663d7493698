import { once } from "node:events";
import { Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import postgres, { type Options, type Sql } from "postgres";
import { afterEach, expect, it } from "vitest";
import { useDatabase, workerDatabase } from "../../test/database.ts";
import { dial } from "../../test/editions/flaky-link.ts";

/** The fixes of patches/postgres@3.4.9.patch, tested on the driver alone: our pool would hide the faults. */
const sql = useDatabase();
const open: Sql[] = [];

afterEach(async () => {
  for (const made of open.splice(0)) await made.end({ timeout: 0 });
});

/** Not in the driver's types, though in its documentation. */
interface DriverOptions extends Options<{}> {
  max_pipeline?: number;
  socket?: () => Socket;
}

function driver(options: DriverOptions): Sql {
  const address = workerDatabase();
  const made =
    typeof address === "string" ? postgres(address, options) : postgres({ ...address, ...options });
  open.push(made);
  return made;
}

/** A driver with one connection whose socket the test controls. */
function withSocket(): { one: Sql; socket: () => Socket } {
  const sockets: Socket[] = [];
  const socket = (): Socket => {
    const newest = dial(workerDatabase());
    sockets.push(newest);
    return newest;
  };
  const one = driver({ max: 1, backoff: () => 0, fetch_types: false, socket });
  return { one, socket: () => sockets.at(-1) ?? socket() };
}

const count = (by: Sql, key: string) => by`
  insert into attempt (key, count, resets_at) values (${key}, 1, now()) returning key`;

const undone = new Error("undone");

/** A transaction that counts one attempt, does something else, and is rolled back. */
async function rollBack(by: Sql, meanwhile = async () => {}): Promise<void> {
  const transaction = by.begin(async (sql) => {
    await sql`insert into attempt (key, count, resets_at) values ('undone', 1, now())`;
    await meanwhile();
    throw undone;
  });
  await expect(transaction).rejects.toBe(undone);
}

// 100 is the driver's own number.
it.each([0, 1, 2, 100])(
  "gives transactions connections of their own when each would be the last of %i in a pipeline",
  async (places) => {
    const two = driver({ max: 2, max_pipeline: places });
    // From here on both connections know the statement, and pipeline it.
    await Promise.all([count(two, "first"), count(two, "second")]);
    const singles = (name: string) =>
      Array.from({ length: 2 * places }, (_, at) => count(two, `${name}${at}`).execute());
    const before = singles("before");
    const transactions = [rollBack(two), rollBack(two)];
    const after = singles("after");
    await Promise.all([...before, ...transactions, ...after]);
    expect(await sql`select from attempt`).toHaveLength(4 * places + 2);
    expect(await sql`select from attempt where key = 'undone'`).toEqual([]);
  },
);

/** One connection with a statement that it has prepared, and a table that only this connection sees. */
async function withPrepared(): Promise<{ one: Sql; store: () => Promise<unknown> }> {
  const one = driver({ max: 1, onnotice: () => {} });
  await one`create temporary table note (key text)`;
  const store = () => one`insert into note (key) values ('kept') returning *`.execute();
  await store();
  await one`delete from note`;
  return { one, store };
}

// The driver resends a statement whose plan is out of date, after all that it has sent since.
it("starts no transaction on a connection with running statements", async () => {
  const { one, store } = await withPrepared();
  await one`alter table note add column more text`;
  await Promise.all([store(), rollBack(one)]);
  expect(await one`select key from note`).toEqual([{ key: "kept" }]);
});

it("starts no queued transaction on a connection with running statements", async () => {
  const { one, store } = await withPrepared();
  const queued = await one.begin(async (sql) => {
    await sql`alter table note add column more text`;
    return { done: Promise.all([store(), rollBack(one)]) };
  });
  await queued.done;
  expect(await one`select key from note`).toEqual([{ key: "kept" }]);
});

it("keeps a transaction's connection reserved after the socket's drain", async () => {
  const { one, socket } = withSocket();
  await rollBack(one, async () => {
    socket().emit("drain");
    void count(one, "another's").execute();
  });
  await one`select 1`;
  expect(await sql`select key from attempt`).toEqual([{ key: "another's" }]);
});

it("fails a statement that comes after its transaction's connection was cut, not the process", async () => {
  const { one, socket } = withSocket();
  const late = new Promise((resolve) => {
    const transaction = one.begin(async (sql) => {
      await sql`select 1`;
      socket().destroy();
      await once(socket(), "close");
      await sql`select 2`.catch(resolve);
    });
    transaction.catch(() => {});
  });
  expect(await late).toMatchObject({ code: "CONNECTION_CLOSED" });
});

it("drops unsent statements when a connection is cut", async () => {
  const { one, socket } = withSocket();
  await one`select 1`;
  const lost = one`select 2`.execute();
  // The driver takes a statement one microtask later, and writes it in the next turn of the event loop.
  await Promise.resolve();
  await Promise.resolve();
  socket().destroy();
  socket().emit("close", false);
  await expect(lost).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await one`select 3 as three`).toEqual([{ three: 3 }]);
});

it("cuts a connection with an unanswered query without waiting for the server to close it", async () => {
  const { one, socket } = withSocket();
  await one`select 1`;
  const unanswered = one`select pg_sleep(1)`.execute();
  const ended = unanswered.catch((error: unknown) => error);
  // Two turns of the event loop, after which the statement is written.
  await nextTurn();
  await nextTurn();
  await one.end({ timeout: 0 });
  expect(await ended).toMatchObject({ code: "CONNECTION_DESTROYED" });
  expect(socket().destroyed).toBe(true);
});

it("fails the query that waits for a connection that is cut while it loads its types", async () => {
  const one = driver({
    max: 1,
    socket: () => {
      const made = dial(workerDatabase());
      const write = (bytes: Uint8Array | string): boolean =>
        Socket.prototype.write.call(made, bytes);
      made.write = (bytes: Uint8Array | string) => {
        if (!String(bytes).includes("pg_type")) return write(bytes);
        made.destroy();
        return false;
      };
      return made;
    },
  });
  await expect(one`select 1`).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
});

it("fails the stream of a COPY whose rows the server refuses after the last of them was sent", async () => {
  const one = driver({ max: 1, onnotice: () => {} });
  await one`create temporary table number (value integer)`;
  const rows = await one`copy number from stdin`.writable();
  const stored = pipeline([Buffer.from("one\n")], rows);
  await expect(stored).rejects.toMatchObject({ code: "22P02" });
  expect(await one`select * from number`).toEqual([]);
});

it("continues after a COPY whose last row filled the reader's buffer", async () => {
  const one = driver({ max: 1 });
  const rows = await one`copy (select repeat('x', 100000)) to stdout`.readable();
  await once(rows, "readable");
  expect((await rows.toArray()).join("")).toBe(`${"x".repeat(100_000)}\n`);
  expect(await one`select 1 as one`).toEqual([{ one: 1 }]);
});
