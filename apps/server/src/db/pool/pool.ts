import postgres, { type Sql } from "postgres";
import { type Connection, makeConnection } from "./connection.ts";
import { databaseAway, databaseFault, isLostConnection } from "./database-fault.ts";
import { GRACE_MS, type PoolLimits } from "./limits.ts";
import { createLink } from "./link.ts";
import { type WaitingLine, waitingLine } from "./waiting-line.ts";

/** What a piece of work does with the connection that is its own meanwhile. */
type Work<Result> = (lease: Lease) => Promise<Result>;

/** A connection for one owner: nobody else writes to it until the work is done. */
export interface Lease extends Pick<Connection, "driver" | "write" | "cutOff"> {
  /** Starts the time that an answer may take; past it the connection is cut. Gives what stops the clock. */
  readonly clock: (limitMs: number) => () => void;
}

/** Connections that each have one owner at a time, and a bounded wait for them. */
export interface Pool {
  /** Throws DATABASE_AWAY or BUSY instead of what the driver says of a lost connection, a limit or a lock. */
  readonly use: <Result>(kind: Kind, work: Work<Result>) => Promise<Result>;
  /** The line of those who want the same row. */
  readonly lineFor: (row: string, atOnce: number) => WaitingLine;
  /** Lets what is under way end for so long, and then cuts it off. */
  readonly end: (graceMs: number) => Promise<void>;
}

/** "locking" is what may wait for a lock of another; it never has all connections. */
type Kind = "plain" | "locking";

interface Waiter {
  readonly kind: Kind;
  readonly resolve: (connection: Connection) => void;
  readonly reject: (reason: Error) => void;
}

/** Makes a pool of nothing yet; `shared` are the parsed options of a driver. */
export function createPool(
  shared: Sql["options"],
  limits: PoolLimits,
  onLeftOpen: () => void,
): Pool {
  const free: Connection[] = [];
  const inUse = new Set<Connection>();
  const waiters = new Set<Waiter>();
  const lines = new Map<string, WaitingLine>();
  let locking = 0;
  let ended: Promise<void> | undefined;
  let onIdle: (() => void) | undefined;

  const link = createLink({
    probe: async () => {
      const connection = makeConnection(shared);
      const limit = setTimeout(
        () => connection.cut(new Error("no answer to a probe")),
        limits.statementMs,
      );
      try {
        await Promise.race([connection.driver`select 1`, connection.cutOff]);
      } finally {
        clearTimeout(limit);
        connection.cut(new Error("the probe is over"));
      }
    },
    onAway: (reason) => refuseWaiters(databaseAway(reason)),
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
    link.demand();
    if (hasRoom(kind)) return lease(kind);
    if (waiters.size >= limits.waiting)
      throw databaseAway(new Error(`${waiters.size} wait for a connection`));
    return await new Promise<Connection>((resolve, reject) => {
      const waiter: Waiter = {
        kind,
        resolve: (connection) => {
          clearTimeout(impatience);
          resolve(connection);
        },
        reject: (reason) => {
          clearTimeout(impatience);
          reject(reason);
        },
      };
      const impatience = setTimeout(() => {
        waiters.delete(waiter);
        reject(databaseAway(new Error(`no connection was free for ${limits.statementMs} ms`)));
      }, limits.statementMs);
      waiters.add(waiter);
    });
  };

  const giveBack = (kind: Kind, connection: Connection): void => {
    inUse.delete(connection);
    if (kind === "locking") locking -= 1;
    if (connection.isFree()) free.push(connection);
    else {
      // Whoever came next would write into a transaction that is not theirs.
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

  const clockOf = (connection: Connection) => (limitMs: number) => {
    const beganAt = performance.now();
    const timer = setTimeout(() => {
      const reason = new Error(`no answer from the database for ${limitMs + GRACE_MS} ms`);
      connection.cut(reason);
      link.silent(beganAt, reason);
    }, limitMs + GRACE_MS);
    return () => clearTimeout(timer);
  };

  const use: Pool["use"] = async (kind, work) => {
    const connection = await take(kind);
    const beganAt = performance.now();
    const { driver, write, cutOff } = connection;
    try {
      const result = await Promise.race([
        work({ driver, write, cutOff, clock: clockOf(connection) }),
        cutOff,
      ]);
      link.answered();
      return result;
    } catch (error) {
      if (isLostConnection(error)) {
        connection.cut(error as Error);
        link.failed(beganAt, error);
      } else if (error instanceof postgres.PostgresError) link.answered();
      throw databaseFault(error);
    } finally {
      giveBack(kind, connection);
    }
  };

  return {
    use,
    lineFor: (row, atOnce) => {
      const key = `${row} ${atOnce}`;
      const line =
        lines.get(key) ??
        waitingLine(
          {
            atOnce: Math.max(atOnce, limits.rowsAtOnce),
            waiting: limits.waitingForRow,
            waitMs: limits.statementMs,
          },
          () => void lines.delete(key),
        );
      lines.set(key, line);
      return line;
    },
    end: (graceMs) => (ended ??= endWithin(graceMs)),
  };

  async function endWithin(graceMs: number): Promise<void> {
    link.stop();
    refuseWaiters(databaseAway(new Error("the pool is closed")));
    if (inUse.size > 0) await closeInUse(graceMs);
    await Promise.all(free.map((connection) => connection.close(graceMs)));
  }

  async function closeInUse(graceMs: number): Promise<void> {
    let impatience: NodeJS.Timeout | undefined;
    await Promise.race([
      new Promise<void>((resolve) => (onIdle = resolve)),
      new Promise<void>((resolve) => (impatience = setTimeout(resolve, graceMs))),
    ]);
    clearTimeout(impatience);
    for (const connection of inUse) connection.cut(new Error("the pool is closed"));
  }
}
