import type { TransactionSql } from "postgres";
import type { Sql } from "./client.ts";

const SETTINGS = ["fsync", "synchronous_commit", "full_page_writes"] as const;

interface Setting {
  name: string;
  value: string;
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
