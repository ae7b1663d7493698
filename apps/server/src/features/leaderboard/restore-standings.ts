import type { TransactionSql } from "postgres";
import { insertStandingsOf } from "./standing.sql.ts";

/** Restores the standings of a user who rejoins a group from their results; a new member has none. */
export async function restoreStandings(
  sql: TransactionSql,
  groupId: number,
  userId: number,
): Promise<void> {
  await insertStandingsOf(sql, groupId, userId);
}
