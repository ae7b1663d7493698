import type { Sql, TransactionSql } from "postgres";
import { databaseAway } from "./database-fault.ts";
import { type DriverQuery, isDriverQuery } from "./driver-query.ts";
import { GRACE_MS, type PoolLimits } from "./limits.ts";
import { createPool, type Lease, type Pool } from "./pool.ts";

/** How the work of one handle goes about it. */
interface Manner {
  readonly statementMs: number;
  /** A limit of the database that differs from its connections' own. */
  readonly isPatient: boolean;
  readonly row?: { readonly name: string; readonly atOnce: number };
}

type Begin = (sql: TransactionSql) => unknown;

// By these a handle gives another one over the same pool.
const IN_MANNER = Symbol("a handle over the same pool");

const PATIENT_MS = 10_000;

/** A handle like the driver's own, over a pool in which a connection has one owner at a time. */
export function pooledSql(head: Sql, limits: PoolLimits, onLeftOpen: () => void): Sql {
  const pool = createPool(head.options, limits, onLeftOpen);
  return handle(head, pool, { statementMs: limits.statementMs, isPatient: false });
}

/** The same database with ten seconds for each statement of a transaction: for what grows with a group or a text. */
export function patient(sql: Sql): Sql {
  return inManner(sql, { statementMs: PATIENT_MS, isPatient: true });
}

/**
 * The same database, in line with all of this process that want the same row: so many of them hold a
 * connection, the others wait without one, and past a limit get BUSY.
 */
export function inLineFor(sql: Sql, row: string, atOnce = 1): Sql {
  return inManner(sql, { row: { name: row, atOnce } });
}

function inManner(sql: Sql, manner: Partial<Manner>): Sql {
  const change = (sql as { [IN_MANNER]?: (manner: Partial<Manner>) => Sql })[IN_MANNER];
  return change ? change(manner) : sql;
}

function handle(head: Sql, pool: Pool, manner: Manner): Sql {
  const inLine = <Result>(work: () => Promise<Result>): Promise<Result> =>
    manner.row ? pool.lineFor(manner.row.name, manner.row.atOnce)(work) : work();

  const take = (query: DriverQuery): void => {
    if (query.streaming) throw new Error("A stream needs a transaction of its own: sql.begin.");
    const { reject } = query;
    const done = inLine(() =>
      pool.use(manner.row ? "locking" : "plain", async (lease) => {
        // What the driver says is judged by the pool first.
        const told = new Promise<never>((_, fail) => (query.reject = fail));
        return await underClock(lease, manner.statementMs, () => {
          lease.write(query);
          return Promise.race([query, told]);
        });
      }),
    );
    done.catch((error: unknown) => reject.call(query, error));
  };

  const begin = async (options: string, work: Begin): Promise<unknown> =>
    await inLine(() =>
      pool.use(isReadOnly(options) ? "plain" : "locking", (lease) =>
        transaction(lease, manner, { options, work }),
      ),
    );

  const own: Record<PropertyKey, unknown> = {
    begin: (...args: [Begin] | [string, Begin]) =>
      args.length === 1 ? begin("", args[0]) : begin(args[0], args[1]),
    unsafe: (...args: Parameters<Sql["unsafe"]>) => redirect(head.unsafe(...args), take),
    listen: async (...args: Parameters<Sql["listen"]>) => {
      const listening = await within(manner.statementMs, head.listen(...args));
      return { ...listening, unlisten: () => within(manner.statementMs, listening.unlisten()) };
    },
    notify: (channel: string, payload: string) =>
      redirect(head`select pg_notify(${channel}, ${payload})`, take),
    end: async ({ timeout = 0 }: { timeout?: number } = {}) => {
      await pool.end(timeout * 1000);
      await head.end({ timeout: 0 });
    },
    [IN_MANNER]: (change: Partial<Manner>) => handle(head, pool, { ...manner, ...change }),
  };
  return new Proxy(head, {
    apply: (target, self, args) => redirect(Reflect.apply(target, self, args), take),
    get: (target, name) => (Object.hasOwn(own, name) ? own[name] : Reflect.get(target, name)),
  });
}

async function transaction(
  lease: Lease,
  { statementMs, isPatient }: Manner,
  { options, work }: { options: string; work: Begin },
): Promise<unknown> {
  // The driver's own begin, commit and rollback have their time as well.
  let stop = lease.clock(statementMs);
  try {
    return await lease.driver.begin(options, async (sql) => {
      if (isPatient) await sql`select set_config('statement_timeout', ${`${statementMs}`}, true)`;
      stop();
      try {
        const result = work(clocked(sql, lease, statementMs));
        return await (Array.isArray(result) ? Promise.all(result) : result);
      } finally {
        stop = lease.clock(statementMs);
      }
    });
  } finally {
    stop();
  }
}

/** A transaction's handle whose every statement has its time. */
function clocked(sql: TransactionSql, lease: Lease, limitMs: number): TransactionSql {
  const watch = (made: unknown): unknown => {
    if (!isDriverQuery(made)) return made;
    const write = made.handler;
    return redirect(made, (query) => {
      const stop = lease.clock(limitMs);
      write(query);
      query.then(stop, stop);
    });
  };
  const own: Record<PropertyKey, unknown> = {
    unsafe: (...args: Parameters<Sql["unsafe"]>) => watch(sql.unsafe(...args)),
    savepoint: (...args: [Begin] | [string, Begin]) => {
      const inner = (work: Begin) => (nested: TransactionSql) =>
        work(clocked(nested, lease, limitMs));
      return args.length === 1
        ? sql.savepoint(inner(args[0]))
        : sql.savepoint(args[0], inner(args[1]));
    },
  };
  return new Proxy(sql, {
    apply: (target, self, args) => watch(Reflect.apply(target, self, args)),
    get: (target, name) => (Object.hasOwn(own, name) ? own[name] : Reflect.get(target, name)),
  });
}

function redirect<Made>(made: Made, take: (query: DriverQuery) => void): Made {
  if (isDriverQuery(made)) made.handler = take;
  return made;
}

async function underClock<Result>(
  lease: Lease,
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const stop = lease.clock(limitMs);
  try {
    return await work();
  } finally {
    stop();
  }
}

function isReadOnly(options: string): boolean {
  return /\bread only\b/i.test(options);
}

async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let impatience: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = new Error(`no answer from the database for ${limitMs + GRACE_MS} ms`);
    impatience = setTimeout(() => reject(databaseAway(reason)), limitMs + GRACE_MS);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(impatience));
}
