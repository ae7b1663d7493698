import type { SocketAddress } from "@daily-quran/embedded-postgres/socket";
import postgres from "postgres";
import { type HostsAddress, hostsOf } from "./external/address.ts";
import type { DatabaseLog } from "./log.ts";
import { FOR_REQUESTS, type PoolLimits, sessionTimeouts } from "./pool/limits.ts";
import type { PoolHooks } from "./pool/pool.ts";
import { pooledSql } from "./pool/pooled-sql.ts";

/** A pool of connections; call it as a template tag. */
export type Sql = postgres.Sql;

/** One connection of it, in a transaction. */
export type TransactionSql = postgres.TransactionSql;

/** For what does not care. */
export type AnySql = Sql | TransactionSql;

/** Where a database is: a `postgres://` URL, or the Unix socket of the embedded one. */
export type DatabaseAddress = string | SocketAddress;

// A Date would shift a calendar day west of UTC, so dates stay text.
const day = { to: 1082, from: [1082], serialize: String, parse: String };

const instant = {
  to: 1184,
  from: [1114, 1184],
  serialize: (value: Date | string) => new Date(value).toISOString(),
  parse: (text: string) => new Date(text).toISOString(),
};

/** Limits of a pool, and the callback for a transaction left open. */
export interface ConnectOptions extends Omit<PoolHooks, "onLeftOpen"> {
  readonly max?: number;
  readonly limits?: PoolLimits | undefined;
  readonly log?: DatabaseLog;
  /** The database itself, where `address` is a pooler whose connections change with each transaction. */
  readonly direct?: DatabaseAddress | HostsAddress | undefined;
}

/** Opens a pool without connecting yet; failures are DATABASE_AWAY or BUSY within the limits. */
export function connect(
  address: DatabaseAddress | HostsAddress,
  options: ConnectOptions = {},
): Sql {
  const { limits = FOR_REQUESTS, assertUsable, onAway } = options;
  const head = connectDriver(options.direct ?? address, {
    max: 1,
    // Seconds; for the connection that listens, as the pool's others never connect a second time.
    backoff: (failures) => (failures < 2 ? 0.01 : 0.5 + Math.random() / 2),
    connection: sessionTimeouts(limits),
  });
  const onLeftOpen = (): void =>
    options.log?.error("A transaction was left open; its connection is closed");
  const connections = options.max ?? limits.connections;
  const shared = options.direct === undefined ? head.options : pooledOptions(head, address);
  const hooks = { onLeftOpen, assertUsable, onAway };
  return pooledSql(head, { shared, limits: { ...limits, connections }, ...hooks });
}

/** A pooler keeps no prepared statement, and refuses what it does not know in the message that begins a session. */
function pooledOptions(head: Sql, address: DatabaseAddress | HostsAddress): Sql["options"] {
  const { host, port, path, user, pass, database, ssl, connection } = connectDriver(
    address,
    {},
  ).options;
  const own = { host, port, path, user, pass, database, ssl, connection, prepare: false };
  // The rest, as what is known of the types, is of all connections.
  return Object.assign(Object.create(head.options) as Sql["options"], own);
}

/**
 * The driver alone, without our pool and its limits. Columns come back in camelCase (the keys inside
 * json values as they are), `date` as `YYYY-MM-DD`, `timestamptz` as ISO 8601 in UTC.
 */
export function connectDriver(
  address: DatabaseAddress | HostsAddress,
  options: postgres.Options<{}>,
): Sql {
  const all: postgres.Options<{}> = {
    connect_timeout: 2,
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    types: { day, instant },
    onnotice: () => {},
    ...options,
    connection: {
      application_name: "daily-quran-reading",
      TimeZone: "UTC",
      ...options.connection,
    },
  };
  const read = typeof address === "string" ? hostsOf(address) : address;
  // The driver's types know of one host alone.
  return postgres({ ...read, ...all } as postgres.Options<{}>);
}

/** Closes the pool; a running statement gets a grace period and is then cut off. */
export async function disconnect(sql: Sql): Promise<void> {
  // Without a limit the driver waits forever for a connection that a crash of Postgres has cut.
  await sql.end({ timeout: 0.3 });
}
