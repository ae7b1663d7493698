import type { SocketAddress } from "@daily-quran/embedded-postgres/socket";
import postgres from "postgres";

/** A pool of connections; call it as a template tag. */
export type Sql = postgres.Sql;

/** Where a database is: a `postgres://` URL, or the Unix socket of the embedded one. */
export type DatabaseAddress = string | SocketAddress;

const CONNECTION = {
  application_name: "daily-quran-reading",
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  TimeZone: "UTC",
};

// A driver's Date would shift a calendar day west of UTC, so days stay the text that Postgres sends.
const day = { to: 1082, from: [1082], serialize: String, parse: String };

const instant = {
  to: 1184,
  from: [1114, 1184],
  serialize: (value: Date | string) => new Date(value).toISOString(),
  parse: (text: string) => new Date(text).toISOString(),
};

/**
 * Opens a pool without connecting yet. Columns come back in camelCase (the keys inside json values
 * as they are), `date` as `YYYY-MM-DD`, `timestamptz` as ISO 8601 in UTC.
 */
export function connect(address: DatabaseAddress, options: postgres.Options<{}> = {}): Sql {
  const all: postgres.Options<{}> = {
    max: 10,
    connect_timeout: 2,
    // Seconds. The driver's own pause grows to 20 s, and meanwhile queries pile up that could be
    // answered with "away" at once. Without queries nothing is tried, so a short one costs nothing.
    backoff: () => 0.01,
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    types: { day, instant },
    onnotice: () => {},
    ...options,
    connection: { ...CONNECTION, ...options.connection },
  };
  return typeof address === "string" ? postgres(address, all) : postgres({ ...address, ...all });
}

/** Closes the pool; a statement that still runs gets a moment and is then cut off. */
export async function disconnect(sql: Sql): Promise<void> {
  // Without a limit the driver waits forever for a connection that a crash of Postgres has cut.
  await sql.end({ timeout: 0.3 });
}
