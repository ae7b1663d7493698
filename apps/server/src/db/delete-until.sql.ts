import type { AnySql } from "./client.ts";

/** Deletes up to `limit` rows of a table made until an instant, oldest first; skips those that a concurrent call deletes. */
export async function deleteUntil(
  sql: AnySql,
  table: "notification" | "group_event" | "account_event",
  { instant, limit }: { readonly instant: string; readonly limit: number },
): Promise<void> {
  await sql`
    with old as materialized (
      select id from ${sql(table)}
      where created_at <= ${instant}
      order by created_at
      limit ${limit}
      for update skip locked
    )
    delete from ${sql(table)} made using old where made.id = old.id`;
}
