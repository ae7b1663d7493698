import { EventEmitter, once } from "node:events";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import postgres, { type Options, type Sql, type TransactionSql } from "postgres";
import { afterEach, expect, it } from "vitest";
import { useDatabase, workerDatabase } from "../../test/database.ts";
import { dial } from "../../test/editions/flaky-link.ts";
import { connect, disconnect } from "./client.ts";
import { withLongTimeout } from "./pool/pooled-sql.ts";

/** Each way in which a statement ends, followed on its connection by one whose answer is known. */
const stored = useDatabase();
const open: Sql[] = [];

afterEach(async () => {
  for (const made of open.splice(0)) await made.end({ timeout: 0 });
});

function driver(options: Options<{}> = {}): Sql {
  const address = workerDatabase();
  const all = { max: 1, onnotice: () => {}, ...options };
  const made =
    typeof address === "string" ? postgres(address, all) : postgres({ ...address, ...all });
  open.push(made);
  return made;
}

const known = (by: Sql | TransactionSql) =>
  by<{ n: number; word: string }[]>`select n, 'known' as word from generate_series(1, 2) n`;
const KNOWN = [
  { n: 1, word: "known" },
  { n: 2, word: "known" },
];

const fails = (statement: PromiseLike<unknown>, code: string) =>
  expect(statement).rejects.toMatchObject({ code });

/** Opens the stream of a COPY, which is sent before what is asked for after it. */
const out = async (by: Sql, rows: string): Promise<Readable> => {
  const query = by.unsafe(`copy (${rows}) to stdout`);
  const stream = query.readable();
  void query.execute();
  return await stream;
};
const into = async (by: Sql) => {
  await by`create temporary table if not exists number (value integer)`;
  const query = by.unsafe("copy number from stdin");
  const stream = query.writable();
  void query.execute();
  return await stream;
};

const WIDE = "repeat('x', 100000)";

/** Resolves once the statement has ended so. */
const endings: Record<string, (by: Sql) => Promise<unknown>> = {
  complete: async (by) => expect(await by`select generate_series(1, 5)`).toHaveLength(5),
  "complete without rows": async (by) => expect(await by`select where false`).toEqual([]),
  "error before rows": (by) => fails(by`select * from nowhere`, "42P01"),
  "error between rows": (by) =>
    fails(by`select 1 / (5000 - n) from generate_series(1, 6000) n`, "22012"),
  "error between rows, with a parameter": (by) =>
    fails(by`select 1 / (${5}::int - n) from generate_series(1, 9) n`, "22012"),
  "cancelled between rows, as by a timeout": (by) =>
    fails(
      by`select case n when 3 then pg_cancel_backend(pg_backend_pid()) end from generate_series(1, 9) n`,
      "57014",
    ),
  "several statements": async (by) => {
    const results = await by.unsafe("select generate_series(1, 3) as a; select 4 as b");
    expect(results).toEqual([[{ a: 1 }, { a: 2 }, { a: 3 }], [{ b: 4 }]]);
  },
  "error in the second of several statements": (by) =>
    fails(
      by.unsafe("select 1; select 1 / (3 - n) from generate_series(1, 5) n; select 2"),
      "22012",
    ),
  "a cursor read to its end": async (by) => {
    const rows: unknown[] = [];
    await by`select generate_series(1, 5) as n`.cursor(2, (part) => void rows.push(...part));
    expect(rows).toEqual([1, 2, 3, 4, 5].map((n) => ({ n })));
  },
  "a cursor that its reader closes": async (by) =>
    await by`select generate_series(1, 5)`.cursor(2, () => by.CLOSE),
  "error between a cursor's rows": (by) =>
    fails(
      by`select 1 / (4 - n) from generate_series(1, 9) n`.cursor(2, () => {}),
      "22012",
    ),
  "a cursor's reader that fails": (by) => {
    const failed = by`select generate_series(1, 5)`.cursor(2, () => {
      throw Object.assign(new Error("unread"), { code: "UNREAD" });
    });
    return fails(failed, "UNREAD");
  },
  "a value that cannot be read": (by) =>
    fails(by`select n, point(n, n) from generate_series(1, 5) n`, "UNREAD"),
  "a parameter that cannot be sent": (by) =>
    fails(by`select ${undefined as unknown as string}`, "UNDEFINED_VALUE"),
  "a parameter that cannot be serialized": (by) => fails(by`select ${"x"}::point`, "UNSENT"),
  "COPY to the client": async (by) =>
    expect(await (await out(by, "select 1")).toArray()).toHaveLength(1),
  "error between the rows of a COPY to the client": async (by) =>
    await fails(
      (
        await out(by, `select ${WIDE} from generate_series(1, 5) n where 1 / (5 - n) >= 0`)
      ).toArray(),
      "22012",
    ),
  "a COPY to the client that nobody reads on": async (by) => {
    (await out(by, `select ${WIDE} from generate_series(1, 50)`)).destroy();
  },
  "COPY from the client": async (by) => await pipeline(["1\n"], await into(by)),
  "a COPY from the client that is refused": async (by) =>
    await fails(pipeline(["one\n"], await into(by)), "22P02"),
  "a COPY from the client that its writer gives up": async (by) => {
    const gaveUp = Object.assign(new Error("no more"), { code: "GAVE_UP" });
    const rows = Readable.from(
      (function* () {
        yield "1\n";
        throw gaveUp;
      })(),
    );
    await fails(pipeline(rows, await into(by)), "GAVE_UP");
  },
};

const unreadable = {
  to: 600,
  from: [600],
  serialize: () => {
    throw Object.assign(new Error("unsent"), { code: "UNSENT" });
  },
  parse: () => {
    throw Object.assign(new Error("unread"), { code: "UNREAD" });
  },
};

it.each(Object.entries(endings))("leaves nothing to the next statement: %s", async (_, end) => {
  const one = driver({ types: { unreadable } });
  expect(await known(one)).toEqual(KNOWN);
  await end(one);
  expect(await known(one)).toEqual(KNOWN);
  const ended = end(one);
  const [next] = await Promise.all([known(one), ended]);
  expect(next).toEqual(KNOWN);
  // By now all is prepared, and several are on their way at once.
  const results = await Promise.all([known(one), end(one), known(one), end(one), known(one)]);
  expect([results[0], results[2], results[4]]).toEqual([KNOWN, KNOWN, KNOWN]);
});

it("gives the answer of a cancelled statement to that one, not to the next", async () => {
  const one = driver();
  expect(await known(one)).toEqual(KNOWN);
  const before = known(one).execute();
  const cancelled = one`select pg_sleep(2)`.execute();
  const settled = Promise.allSettled([cancelled]);
  const after = known(one).execute();
  await Promise.resolve();
  await Promise.resolve();
  cancelled.cancel();
  expect(await Promise.all([before, after])).toEqual([KNOWN, KNOWN]);
  await settled;
});

const CUT_BETWEEN_ROWS = `
  select case n when 3 then pg_terminate_backend(pg_backend_pid()) end from generate_series(1, 9) n`;

it("leaves nothing to the next connection when it is lost between rows", async () => {
  const one = driver();
  expect(await known(one)).toEqual(KNOWN);
  const lost = await Promise.allSettled([one.unsafe(CUT_BETWEEN_ROWS), known(one), known(one)]);
  const codes = lost.map((each) => each.status === "rejected" && each.reason.code);
  expect(codes).toEqual(["CONNECTION_CLOSED", "CONNECTION_CLOSED", "CONNECTION_CLOSED"]);
  expect(await Promise.all([known(one), known(one)])).toEqual([KNOWN, KNOWN]);
});

it("leaves nothing to the next connection when a transaction's is reset", async () => {
  const sockets: Socket[] = [];
  const socket = (): Socket => {
    const newest = dial(workerDatabase());
    sockets.push(newest);
    return newest;
  };
  const one = driver({ fetch_types: false, backoff: () => 0, socket } as Options<{}>);
  const reset = Object.assign(new Error("reset"), { code: "ECONNRESET" });
  const transaction = one.begin(async (sql) => {
    await known(sql);
    sockets.at(-1)?.destroy(reset);
    await sql`select 1`;
  });
  await fails(transaction, "CONNECTION_CLOSED");
  expect(await known(one)).toEqual(KNOWN);
  expect(await known(one)).toEqual(KNOWN);
});

it("ends a transaction's statements with its connection, the unsent and the late ones", async () => {
  const one = driver();
  const late = new EventEmitter();
  let unsent: Promise<unknown> | undefined;
  const lost = one.begin(async (sql) => {
    void sql.unsafe(CUT_BETWEEN_ROWS).catch(() => {});
    // Its parameter has to be described first, so that what comes after it waits.
    void sql`select ${1}::int`.catch(() => {});
    unsent = fails(known(sql), "CONNECTION_CLOSED");
    await once(late, "go");
    await fails(
      sql`insert into attempt (key, count, resets_at) values ('late', 1, now())`,
      "CONNECTION_CLOSED",
    );
  });
  await fails(lost, "CONNECTION_CLOSED");
  await unsent;
  const keys = await one.begin(async (sql) => {
    late.emit("go");
    await known(sql);
    return await sql`select key from attempt`;
  });
  expect(keys).toEqual([]);
});

it("sends a statement again with the same values, once its plan is out of date", async () => {
  const one = driver();
  await one`create temporary table kept (of_json jsonb, is_true boolean, bytes bytea)`;
  const store = () => one`
    insert into kept values (${one.json({ a: 1 })}, ${true}, ${Buffer.from("bytes")}) returning *`;
  const first = await store();
  await one`alter table kept add column more text`;
  expect(await store()).toEqual([{ ...first[0], more: null }]);
  expect(first).toEqual([{ of_json: { a: 1 }, is_true: true, bytes: Buffer.from("bytes") }]);
});

const pooled = async (use: (sql: Sql) => Promise<void>): Promise<void> => {
  const pool = connect(workerDatabase(), { max: 1 });
  try {
    await use(pool);
  } finally {
    await disconnect(pool);
  }
};

const process = async (by: Sql): Promise<number> => {
  const [row] = await by<[{ pid: number }]>`select pg_backend_pid() as pid`;
  return row.pid;
};

it("gives a pool's connection up whose answer could not be read to its end, its first one too", async () => {
  await stored`create sequence of_process`;
  await pooled(async (sql) => {
    const unread = sql`
      select setval('of_process', pg_backend_pid()), timestamptz 'infinity', repeat('x', 100000)
      from generate_series(1, 50)`;
    await expect(unread).rejects.toThrow(RangeError);
    const [first] = await stored`select last_value::int as process from of_process`;
    const second = await process(sql);
    // A short answer comes to its end at once: it must not be taken for one without rows.
    await expect(sql`select timestamptz 'infinity'`).rejects.toThrow(RangeError);
    expect(second).not.toBe(first?.["process"]);
    await fails(sql`select * from nowhere`, "42P01");
    expect(await process(sql)).toBe(second);
  });
  await stored`drop sequence of_process`;
});

it("leaves no setting, lock, table or transaction on a pool's connection", async () => {
  await pooled(async (sql) => {
    const state = () => sql`
      select (select array_agg(name || '=' || setting order by name) from pg_settings) as settings,
        (select count(*)::int from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') as locks,
        current_user, pg_my_temp_schema()::int as temporary,
        (select count(*)::int from pg_cursors where name <> '') as cursors`;
    const before = await state();
    await fails(
      withLongTimeout(sql).begin(async (sql) => {
        await sql`select pg_advisory_xact_lock(1)`;
        await sql`set local search_path = pg_catalog`;
        await sql`select 1 / (3 - n) from generate_series(1, 5) n`;
      }),
      "22012",
    );
    await withLongTimeout(sql).begin((sql) => sql`set local lock_timeout = 1`);
    expect(await state()).toEqual(before);
  });
});
