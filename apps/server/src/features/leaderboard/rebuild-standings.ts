import type { Sql } from "../../db/client.ts";
import { replaceStandings } from "./standing.sql.ts";

/** Rebuilds every standing and every bucket from the results, all or nothing. */
export async function rebuildStandings(sql: Sql): Promise<void> {
  await sql.begin(async (sql) => {
    await sql`set local statement_timeout = 0`;
    await replaceStandings(sql);
  });
}
