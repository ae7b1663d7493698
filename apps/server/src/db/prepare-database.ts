import type { HostsAddress } from "./external/address.ts";
import { type AnySql, connect, type DatabaseAddress, disconnect, type Sql } from "./client.ts";
import type { DatabaseLog } from "./log.ts";
import { migrate } from "./migrate.ts";
import { FOR_LONG_WORK } from "./pool/limits.ts";

const SETTINGS = ["fsync", "synchronous_commit", "full_page_writes"] as const;

interface Setting {
  name: string;
  value: string;
}

/**
 * Checks and migrates over its own connection: the driver reads a database's types once, so a pool opened
 * before a migration would not know the new types.
 */
export async function prepareDatabase(
  address: DatabaseAddress | HostsAddress,
  onUnsafe: (settings: string) => void,
): Promise<string[]> {
  const sql = connect(address, { max: 1, limits: FOR_LONG_WORK });
  try {
    const unsafe = await listUnsafeSettings(sql);
    if (unsafe.length > 0) onUnsafe(unsafe.join(", "));
    return await migrate(sql);
  } finally {
    await disconnect(sql);
  }
}

/**
 * The settings, as `name = value`, with which a crash could lose an acknowledged write. Checked at start:
 * no test that kills a process shows it, as the kernel keeps the written pages.
 */
export async function listUnsafeSettings(sql: AnySql): Promise<string[]> {
  const settings = await sql<Setting[]>`
    select name, setting as value from pg_settings where name in ${sql(SETTINGS)} order by name`;
  return settings
    .filter(({ value }) => isUnsafe(value))
    .map(({ name, value }) => `${name} = ${value}`);
}

// synchronous_commit has more values than "on"; only "off" and "local" do not wait for the disk.
function isUnsafe(value: string): boolean {
  return value === "off" || value === "local";
}

/** The clocks may differ by this much. */
const APART_MS = 10_000;

interface Surroundings {
  readonly clockMs: number;
  readonly most: number;
  readonly used: number;
}

/** Warns where the database's clock is off from `now` (epoch milliseconds), and where too few connections are free. */
export async function warnOfSurroundings(
  sql: Sql,
  { connections, now }: { readonly connections: number; readonly now: () => number },
  log: DatabaseLog,
): Promise<void> {
  const start = now();
  const [{ clockMs, most, used }] = await sql<[Surroundings]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as clock_ms,
      current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`;
  // Read somewhere between the two: what the statement took is no difference.
  const apart = clockMs < start ? clockMs - start : Math.max(0, clockMs - now());
  if (Math.abs(apart) > APART_MS)
    log.warn(
      `The database's clock is ${Math.round(Math.abs(apart) / 1000)} s ${apart > 0 ? "ahead of" : "behind"} this host's: days begin and limits end by both. Let both be set by NTP.`,
    );
  if (connections > most - used)
    log.warn(
      `The database has room for ${most - used} more connections (max_connections), and this process may open ${connections}: some requests would be refused. Raise max_connections, or lower DATABASE_CONNECTIONS.`,
    );
}
