import { DomainError } from "@daily-quran/domain/errors";
import type { TransactionSql } from "../../../db/client.ts";
import { findRemoval } from "./member.sql.ts";

/** Throws REMOVED_FROM_GROUP for a user whom a group has removed, unless before the invite that they hold was made. */
export async function refuseRemoved(
  sql: TransactionSql,
  { groupId, userId, invitedAt }: { groupId: number; userId: number; invitedAt?: string },
): Promise<void> {
  const removedAt = await findRemoval(sql, groupId, userId);
  if (removedAt === undefined || (invitedAt !== undefined && removedAt < invitedAt)) return;
  throw new DomainError("REMOVED_FROM_GROUP");
}
