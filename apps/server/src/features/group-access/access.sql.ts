import type { AnySql, TransactionSql } from "../../db/client.ts";
import type { GroupRow } from "./group-row.ts";

/** Locks a group against writes to it, its members, invites and cycles. */
export async function lockGroup(sql: TransactionSql, groupId: number): Promise<void> {
  await sql`select from reading_group where id = ${groupId} for no key update`;
}

export async function findGroupOf(
  sql: AnySql,
  groupId: number,
  userId: number,
): Promise<GroupRow | undefined> {
  const [row] = await sql<GroupRow[]>`
    select g.id, name, description, is_private, created_by, role as user_role
    from reading_group g
    left join member on member.group_id = g.id and member.user_id = ${userId}
    where g.id = ${groupId}`;
  return row;
}
