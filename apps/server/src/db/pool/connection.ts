import postgres, { type Sql } from "postgres";
import { databaseAway } from "./database-fault.ts";
import type { DriverQuery } from "./driver-query.ts";

/** One connection: a driver that has no other, for one owner at a time. */
export interface Connection {
  readonly driver: Sql;
  /** Writes a statement that any handle of the pool made. */
  readonly write: (query: DriverQuery) => void;
  /** False once it was cut or lost, and while a transaction is open on it. */
  readonly isFree: () => boolean;
  /** True while a transaction is open on it, unless it is lost. */
  readonly isInTransaction: () => boolean;
  /** Rejects once it is cut. */
  readonly cutOff: Promise<never>;
  /** Says farewell to the database, and waits so long for it. */
  readonly close: (graceMs: number) => Promise<void>;
  /** Ends it at once; what it has under way fails with this reason. */
  readonly cut: (reason: Error) => void;
}

// The transaction status of Postgres' ReadyForQuery message: "I" for none.
const IDLE = 0x49;

/** Makes a connection that is opened by its first statement; `shared` are the parsed options of a driver. */
export function makeConnection(shared: Sql["options"]): Connection {
  let status = IDLE;
  let isLost = false;
  const cutting = new AbortController();
  const cutOff = new Promise<never>((_, reject) => {
    cutting.signal.addEventListener("abort", () => reject(cutting.signal.reason as Error));
  });
  cutOff.catch(() => {});
  // The driver takes parsed options as they are, so that parsers and types are known to all connections.
  const own = Object.assign(Object.create(shared) as typeof shared, {
    max: 1,
    onready: (now: number) => void (status = now),
    onclose: () => void (isLost = true),
  });
  const driver = postgres(own as unknown as postgres.Options<{}>);
  const { handler } = driver.unsafe("") as unknown as DriverQuery;
  return {
    driver,
    write: handler,
    isFree: () => !isLost && status === IDLE,
    isInTransaction: () => !isLost && status !== IDLE,
    cutOff,
    close: async (graceMs) => {
      isLost = true;
      await driver.end({ timeout: graceMs / 1000 });
    },
    cut: (reason) => {
      isLost = true;
      cutting.abort(databaseAway(reason));
      void driver.end({ timeout: 0 });
    },
  };
}
