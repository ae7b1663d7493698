import postgres, { type Sql } from "postgres";
import { databaseAway } from "./database-fault.ts";
import type { DriverQuery } from "./driver-query.ts";

/** A driver instance with a single connection, for one owner at a time. */
export interface Connection {
  readonly driver: Sql;
  /** Sends a statement made by any handle of the pool. */
  readonly write: (query: DriverQuery) => void;
  /** False when cut or lost, during a transaction, and while a statement's answer has not come to its end. */
  readonly isFree: () => boolean;
  /** True during a transaction, unless the connection is lost. */
  readonly isInTransaction: () => boolean;
  /** The outcome of work on it; rejects as soon as the connection is cut. */
  readonly untilCut: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Lets the next connection be to another host. */
  readonly passOver: () => void;
  /** Closes gracefully, for at most this long. */
  readonly close: (graceMs: number) => Promise<void>;
  /** Closes at once; work in flight fails with this reason. */
  readonly cut: (reason: Error) => void;
}

// The transaction status of Postgres' ReadyForQuery message: "I" for none.
const IDLE = 0x49;
const UNANSWERED = 0;

/** Makes a connection that is opened by its first statement; `shared` are the parsed options of a driver. */
export function makeConnection(shared: Sql["options"]): Connection {
  let status = IDLE;
  let isLost = false;
  let cutFor: Error | undefined;
  let wasReady = false;
  const onCut = new Set<(reason: Error) => void>();
  const [host = "", port = 0] = [shared.host[0], shared.port[0]];
  const passOver = (): void => putLast(shared, host, port);
  // Parsed options are passed as they are, so that all connections share parsers and types.
  const own = Object.assign(Object.create(shared) as typeof shared, {
    max: 1,
    host: [host],
    port: [port],
    onready: (now: number) => {
      status = now;
      wasReady = true;
    },
    onclose: () => {
      isLost = true;
      if (!wasReady) passOver();
    },
  });
  const driver = postgres(own as unknown as postgres.Options<{}>);
  const { handler } = driver.unsafe("") as unknown as DriverQuery;
  return {
    driver,
    write: (query) => {
      status = UNANSWERED;
      handler(query);
    },
    isFree: () => !isLost && status === IDLE,
    isInTransaction: () => !isLost && status !== IDLE && status !== UNANSWERED,
    // Racing with a promise that lives as long as the connection would keep every result that long.
    untilCut: async (work) => {
      if (cutFor) throw cutFor;
      let fail: ((reason: Error) => void) | undefined;
      try {
        return await new Promise((resolve, reject) => {
          onCut.add((fail = reject));
          work.then(resolve, reject);
        });
      } finally {
        if (fail) onCut.delete(fail);
      }
    },
    passOver,
    close: async (graceMs) => {
      isLost = true;
      await driver.end({ timeout: graceMs / 1000 });
    },
    cut: (reason) => {
      isLost = true;
      cutFor ??= databaseAway(reason);
      for (const fail of onCut) fail(cutFor);
      void driver.end({ timeout: 0 });
    },
  };
}

/** Puts a host last that refused or is no primary, unless another connection has done so. */
export function putLast(
  { host: hosts, port: ports }: Pick<Sql["options"], "host" | "port">,
  host: string | undefined,
  port: number | undefined,
): void {
  if (hosts[0] !== host || ports[0] !== port) return;
  hosts.push(...hosts.splice(0, 1));
  ports.push(...ports.splice(0, 1));
}
