import type { Sql } from "../src/db/client.ts";

/** Resolves once so many statements of this database wait for a lock; polls until they do. */
export async function untilWaiting(sql: Sql, statements = 1): Promise<void> {
  for (;;) {
    const [row] = await sql<[{ waiting: number }]>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if (row.waiting >= statements) return;
  }
}
