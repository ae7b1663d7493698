import postgres, { type Sql } from "postgres";
import { type Connection, makeConnection } from "./connection.ts";
import { databaseAway, databaseFault, isLostConnection } from "./database-fault.ts";
import { afterSilence } from "./after-silence.ts";
import { GRACE_MS, type PoolLimits } from "./limits.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { type RowQueue, createRowQueue } from "./row-queue.ts";

type Work<Result> = (lease: Lease) => Promise<Result>;

/** A connection leased to one owner until the work is done. */
export interface Lease extends Pick<Connection, "driver" | "write"> {
  /** Cuts the connection when there is no answer in time; call the result to clear the timeout. */
  readonly startTimeout: (limitMs: number) => () => void;
}

/** A connection pool with a bounded queue; each connection has one owner at a time. */
export interface Pool {
  /** Throws DATABASE_AWAY or BUSY for a lost connection, a timeout or a lock. */
  readonly use: <Result>(kind: Kind, work: Work<Result>) => Promise<Result>;
  /** The queue of the work that writes the same row. */
  readonly rowQueueFor: (row: string, atOnce: number) => RowQueue;
  readonly state: () => PoolState;
  /** Waits this long for work in flight, then cuts it off. */
  readonly end: (graceMs: number) => Promise<void>;
}

/** What is to be done around the work. */
export interface PoolHooks {
  readonly onLeftOpen: () => void;
  /** Asked before work begins on a connection; one for which it rejects is cut, and the next host is tried. */
  readonly assertUsable?: ((driver: Sql) => Promise<void>) | undefined;
  readonly onAway?: (() => void) | undefined;
}

/** How many connections work, how many are open and idle, and how much work waits for one. */
export interface PoolState {
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

/** "locking" work may wait for a lock, and never gets all connections. */
type Kind = "plain" | "locking";

interface Waiter {
  readonly kind: Kind;
  readonly resolve: (connection: Connection) => void;
  readonly reject: (reason: Error) => void;
}

/** Makes a pool without connecting yet; `shared` are the parsed options of a driver. */
export function createPool(
  shared: Sql["options"],
  limits: PoolLimits,
  { onLeftOpen, assertUsable, onAway }: PoolHooks,
): Pool {
  const free: Connection[] = [];
  const inUse = new Set<Connection>();
  const waiters = new Set<Waiter>();
  const rowQueues = new Map<string, RowQueue>();
  let locking = 0;
  let ended: Promise<void> | undefined;
  let onIdle: (() => void) | undefined;

  const breaker = createCircuitBreaker({
    probe: async () => {
      const connection = makeConnection(shared);
      const stop = afterSilence(limits.statementMs, () =>
        connection.cut(new Error("no answer to a probe")),
      );
      try {
        await connection.untilCut(connection.driver`select 1`);
      } finally {
        stop();
        connection.cut(new Error("the probe is over"));
      }
    },
    onAway: (reason) => {
      refuseWaiters(databaseAway(reason));
      onAway?.();
    },
  });

  function refuseWaiters(error: Error): void {
    const refused = [...waiters];
    waiters.clear();
    for (const { reject } of refused) reject(error);
  }

  const hasRoom = (kind: Kind): boolean =>
    inUse.size < limits.connections &&
    (kind === "plain" || locking < Math.min(limits.locking, limits.connections));

  const lease = (kind: Kind): Connection => {
    let connection = free.pop();
    while (connection && !connection.isFree()) connection = free.pop();
    connection ??= makeConnection(shared);
    inUse.add(connection);
    if (kind === "locking") locking += 1;
    return connection;
  };

  const take = async (kind: Kind): Promise<Connection> => {
    if (ended) throw databaseAway(new Error("the pool is closed"));
    breaker.assertAvailable();
    if (hasRoom(kind)) return lease(kind);
    if (waiters.size >= limits.waiting)
      throw databaseAway(new Error(`${waiters.size} wait for a connection`));
    return await new Promise<Connection>((resolve, reject) => {
      const waiter: Waiter = {
        kind,
        resolve: (connection) => {
          stop();
          resolve(connection);
        },
        reject: (reason) => {
          stop();
          reject(reason);
        },
      };
      const stop = afterSilence(limits.statementMs, () => {
        waiters.delete(waiter);
        reject(databaseAway(new Error(`no connection was free for ${limits.statementMs} ms`)));
      });
      waiters.add(waiter);
    });
  };

  const giveBack = (kind: Kind, connection: Connection): void => {
    inUse.delete(connection);
    if (kind === "locking") locking -= 1;
    if (connection.isFree()) free.push(connection);
    else {
      // The next owner would write into this transaction.
      if (connection.isInTransaction()) onLeftOpen();
      connection.cut(new Error("the connection is given up"));
    }
    for (const waiter of waiters) {
      if (!hasRoom(waiter.kind)) continue;
      waiters.delete(waiter);
      waiter.resolve(lease(waiter.kind));
    }
    if (inUse.size === 0) onIdle?.();
  };

  const timeoutOf = (connection: Connection) => (limitMs: number) => {
    const beganAt = performance.now();
    return afterSilence(limitMs + GRACE_MS, () => {
      const reason = new Error(`no answer from the database for ${limitMs + GRACE_MS} ms`);
      connection.cut(reason);
      breaker.timedOut(beganAt, reason);
    });
  };

  const use: Pool["use"] = async (kind, work) => {
    const connection = await take(kind);
    const beganAt = performance.now();
    const { driver, write, untilCut, passOver } = connection;
    const startTimeout = timeoutOf(connection);
    try {
      if (assertUsable) {
        const stop = startTimeout(limits.statementMs);
        await untilCut(assertUsable(driver).finally(stop)).catch((error: unknown) => {
          passOver();
          throw error;
        });
      }
      const result = await untilCut(work({ driver, write, startTimeout }));
      breaker.answered();
      return result;
    } catch (error) {
      if (isLostConnection(error)) {
        connection.cut(error as Error);
        breaker.failed(beganAt, error);
      } else if (error instanceof postgres.PostgresError) breaker.answered();
      throw databaseFault(error);
    } finally {
      giveBack(kind, connection);
    }
  };

  return {
    use,
    rowQueueFor: (row, atOnce) => {
      const key = `${row} ${atOnce}`;
      const rowQueue =
        rowQueues.get(key) ??
        createRowQueue(
          {
            atOnce: Math.max(atOnce, limits.rowsAtOnce),
            waiting: limits.waitingForRow,
            waitMs: limits.statementMs,
          },
          () => void rowQueues.delete(key),
        );
      rowQueues.set(key, rowQueue);
      return rowQueue;
    },
    state: () => ({
      inUse: inUse.size,
      idle: free.filter((connection) => connection.isFree()).length,
      waiting: waiters.size,
    }),
    end: (graceMs) => (ended ??= endWithin(graceMs)),
  };

  async function endWithin(graceMs: number): Promise<void> {
    breaker.stop();
    refuseWaiters(databaseAway(new Error("the pool is closed")));
    if (inUse.size > 0) await closeInUse(graceMs);
    await Promise.all(free.map((connection) => connection.close(graceMs)));
  }

  async function closeInUse(graceMs: number): Promise<void> {
    let timeout: NodeJS.Timeout | undefined;
    await Promise.race([
      new Promise<void>((resolve) => (onIdle = resolve)),
      new Promise<void>((resolve) => (timeout = setTimeout(resolve, graceMs))),
    ]);
    clearTimeout(timeout);
    for (const connection of inUse) connection.cut(new Error("the pool is closed"));
  }
}
