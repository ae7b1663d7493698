import type { TransactionSql } from "postgres";
import { insertStandingsOf } from "./standing.sql.ts";

/**
 * Gives a user who comes back to a group the standings that their results earned; for a new member nothing is
 * there.
 */
export async function restoreStandings(
  sql: TransactionSql,
  groupId: number,
  userId: number,
): Promise<void> {
  await insertStandingsOf(sql, groupId, userId);
}
