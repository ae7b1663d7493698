import type { Sql } from "../db/client.ts";
import { one } from "../db/one.ts";

/** How many accounts there are. */
export async function countAccounts(sql: Sql): Promise<number> {
  const { count } = await one(() => sql<{ count: number }[]>`select count(*)::int from app_user`);
  return count;
}
