import type { Sql, TransactionSql } from "postgres";
import { databaseAway } from "./database-fault.ts";
import { type DriverQuery, isDriverQuery } from "./driver-query.ts";
import { afterSilence } from "./after-silence.ts";
import { GRACE_MS, type PoolLimits } from "./limits.ts";
import { createPool, type Lease, type Pool, type PoolHooks, type PoolState } from "./pool.ts";

interface HandleOptions {
  readonly statementMs: number;
  /** Whether `statement_timeout` must be set, as it differs from the connection's. */
  readonly overridesTimeout: boolean;
  readonly row?: { readonly name: string; readonly atOnce: number };
  /** Called when work begins to wait for its row. */
  readonly onRowWait?: () => void;
}

type Begin = (sql: TransactionSql) => unknown;

const WITH_OPTIONS = Symbol("a handle over the same pool");
const STATE = Symbol("the state of the pool");
const IN_TURN = Symbol("work in its turn at a row");

const LONG_STATEMENT_MS = 10_000;

interface PooledOptions extends PoolHooks {
  /** The parsed options of the connections; `head` listens by its own. */
  readonly shared: Sql["options"];
  readonly limits: PoolLimits;
}

/** The driver's own interface over a pool in which a connection has one owner at a time. */
export function pooledSql(head: Sql, { shared, limits, ...hooks }: PooledOptions): Sql {
  const pool = createPool(shared, limits, hooks);
  return handle(head, pool, { statementMs: limits.statementMs, overridesTimeout: false });
}

/** What the connections of a pool do now. */
export function poolState(sql: Sql): PoolState {
  return (sql as Sql & { [STATE]: () => PoolState })[STATE]();
}

/** The same pool with a statement timeout of 10 s: for work that grows with a group or a text. */
export function withLongTimeout(sql: Sql): Sql {
  return withOptions(sql, { statementMs: LONG_STATEMENT_MS, overridesTimeout: true });
}

/** The same pool with a queue for writers of one row: `atOnce` hold a connection, past the limits BUSY. */
export function queuedForRow(sql: Sql, row: string, atOnce = 1): Sql {
  return withOptions(sql, { row: { name: row, atOnce } });
}

/** Does work in its turn at a row, for which it waits without a connection. */
export async function inTurnAt<Result>(
  sql: Sql,
  row: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const queued = queuedForRow(sql, row) as Sql & { [IN_TURN]: (work: unknown) => Promise<Result> };
  return await queued[IN_TURN](work);
}

/** The same pool, with a callback for when work begins to wait in the queue of its row. */
export function whenWaitingForRow(sql: Sql, onRowWait: () => void): Sql {
  return withOptions(sql, { onRowWait });
}

function withOptions(sql: Sql, handling: Partial<HandleOptions>): Sql {
  const change = (sql as { [WITH_OPTIONS]?: (handling: Partial<HandleOptions>) => Sql })[
    WITH_OPTIONS
  ];
  return change ? change(handling) : sql;
}

function handle(head: Sql, pool: Pool, handling: HandleOptions): Sql {
  const queued = <Result>(work: () => Promise<Result>): Promise<Result> =>
    handling.row
      ? pool.rowQueueFor(handling.row.name, handling.row.atOnce)(work, handling.onRowWait)
      : work();

  const take = (query: DriverQuery): void => {
    if (query.streaming) throw new Error("A stream needs a transaction of its own: sql.begin.");
    const { reject } = query;
    const done = queued(() =>
      pool.use(handling.row ? "locking" : "plain", async (lease) => {
        // The pool maps the driver's error before the caller sees it.
        const driverError = new Promise<never>((_, fail) => {
          query.reject = (error) => {
            // At the answer's end the driver would resolve it with the rows before the one that failed.
            query.resolve = () => {};
            fail(error);
          };
        });
        return await withTimeout(lease, handling.statementMs, () => {
          lease.write(query);
          return Promise.race([query, driverError]);
        });
      }),
    );
    done.catch((error: unknown) => reject.call(query, error));
  };

  const begin = async (options: string, work: Begin): Promise<unknown> =>
    await queued(() =>
      pool.use(isReadOnly(options) ? "plain" : "locking", (lease) =>
        transaction(lease, handling, { options, work }),
      ),
    );

  const own: Record<PropertyKey, unknown> = {
    begin: (...args: [Begin] | [string, Begin]) =>
      args.length === 1 ? begin("", args[0]) : begin(args[0], args[1]),
    unsafe: (...args: Parameters<Sql["unsafe"]>) => redirect(head.unsafe(...args), take),
    listen: async (...args: Parameters<Sql["listen"]>) => {
      const listening = await withDeadline(handling.statementMs, head.listen(...args));
      return {
        ...listening,
        unlisten: () => withDeadline(handling.statementMs, listening.unlisten()),
      };
    },
    notify: (channel: string, payload: string) =>
      redirect(head`select pg_notify(${channel}, ${payload})`, take),
    end: async ({ timeout = 0 }: { timeout?: number } = {}) => {
      await pool.end(timeout * 1000);
      await head.end({ timeout: 0 });
    },
    [STATE]: pool.state,
    [IN_TURN]: (work: (sql: Sql) => Promise<unknown>) => {
      const { row: _, ...others } = handling;
      return queued(() => work(handle(head, pool, others)));
    },
    [WITH_OPTIONS]: (change: Partial<HandleOptions>) =>
      handle(head, pool, { ...handling, ...change }),
  };
  return new Proxy(head, {
    apply: (target, self, args) => redirect(Reflect.apply(target, self, args), take),
    get: (target, name) => (Object.hasOwn(own, name) ? own[name] : Reflect.get(target, name)),
  });
}

async function transaction(
  lease: Lease,
  { statementMs, overridesTimeout }: HandleOptions,
  { options, work }: { options: string; work: Begin },
): Promise<unknown> {
  // The driver's own begin, commit and rollback need a timeout too.
  let stop = lease.startTimeout(statementMs);
  try {
    return await lease.driver.begin(options, async (sql) => {
      if (overridesTimeout)
        await sql`select set_config('statement_timeout', ${`${statementMs}`}, true)`;
      stop();
      try {
        const result = work(withStatementTimeouts(sql, lease, statementMs));
        return await (Array.isArray(result) ? Promise.all(result) : result);
      } finally {
        stop = lease.startTimeout(statementMs);
      }
    });
  } finally {
    stop();
  }
}

/** A transaction's handle with a timeout for each statement. */
function withStatementTimeouts(sql: TransactionSql, lease: Lease, limitMs: number): TransactionSql {
  const watch = (made: unknown): unknown => {
    if (!isDriverQuery(made)) return made;
    const write = made.handler;
    return redirect(made, (query) => {
      const stop = lease.startTimeout(limitMs);
      write(query);
      query.then(stop, stop);
    });
  };
  const own: Record<PropertyKey, unknown> = {
    unsafe: (...args: Parameters<Sql["unsafe"]>) => watch(sql.unsafe(...args)),
    savepoint: (...args: [Begin] | [string, Begin]) => {
      const inner = (work: Begin) => (nested: TransactionSql) =>
        work(withStatementTimeouts(nested, lease, limitMs));
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

async function withTimeout<Result>(
  lease: Lease,
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const stop = lease.startTimeout(limitMs);
  try {
    return await work();
  } finally {
    stop();
  }
}

function isReadOnly(options: string): boolean {
  return /\bread only\b/i.test(options);
}

async function withDeadline<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let stop: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = new Error(`no answer from the database for ${limitMs + GRACE_MS} ms`);
    stop = afterSilence(limitMs + GRACE_MS, () => reject(databaseAway(reason)));
  });
  return await Promise.race([work, late]).finally(stop);
}
