import { DomainError } from "@daily-quran/domain/errors";
import type { TransactionSql } from "postgres";
import { findRemoval } from "./group-event.sql.ts";

/** Throws REMOVED_SINCE_INVITE for a user whom a private group has removed since an ISO 8601 instant. */
export async function refuseRemoved(
  sql: TransactionSql,
  removal: { groupId: number; userId: number; since: string },
): Promise<void> {
  if (await findRemoval(sql, removal)) throw new DomainError("REMOVED_SINCE_INVITE");
}
