import type { Sql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

/** The number of the newest migration that the database has. */
export async function findNewestMigration(sql: Sql): Promise<number> {
  const row = await one(
    () => sql<{ number: number }[]>`
    select max(left(name, 5))::int as number from migration`,
  );
  return row.number;
}
