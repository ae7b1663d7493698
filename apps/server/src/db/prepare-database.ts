import type { TransactionSql } from "postgres";
import type { HostsAddress } from "./external/address.ts";
import { connect, type DatabaseAddress, disconnect, type Sql } from "./client.ts";
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
export async function listUnsafeSettings(sql: Sql | TransactionSql): Promise<string[]> {
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
