import { DomainError } from "@daily-quran/domain/errors";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";
import { queuedForRow } from "../../db/pool/pooled-sql.ts";
import { findGroupOf, lockGroup } from "./access.sql.ts";
import type { GroupRow } from "./group-row.ts";
import type { Membership } from "@daily-quran/domain/group/group-permissions";

/** A group that a user may see, and the user's membership. */
export interface SeenGroup {
  readonly group: GroupRow;
  readonly caller: Membership;
}

/** Finds a group for a user; for non-members a private one does not exist. */
export async function seeGroup(sql: AnySql, groupId: number, userId: number): Promise<SeenGroup> {
  const group = await findGroupOf(sql, groupId, userId);
  if (!group || (group.isPrivate && group.userRole === null))
    throw new DomainError("GROUP_NOT_FOUND");
  return { group, caller: { role: group.userRole, isCreator: group.createdBy === userId } };
}

/** Whether a user is a member of a group. */
export async function isMemberOf(sql: Sql, groupId: number, userId: number): Promise<boolean> {
  const group = await findGroupOf(sql, groupId, userId);
  return group !== undefined && group.userRole !== null;
}

/** The pool for a transaction that locks a group; other writers of it queue without a connection. */
export function onGroup(sql: Sql, groupId: number): Sql {
  return queuedForRow(sql, `group ${groupId}`);
}

/** Locks a group found by other means than its visibility, such as an invite. */
export async function lockFoundGroup(sql: TransactionSql, groupId: number): Promise<void> {
  await lockGroup(sql, groupId);
}

/** The same as seeGroup with the group locked first: the user's membership cannot change before the write. */
export async function lockSeenGroup(
  sql: TransactionSql,
  groupId: number,
  userId: number,
): Promise<SeenGroup> {
  await lockGroup(sql, groupId);
  return await seeGroup(sql, groupId, userId);
}
