import type { BlockedGroup, ShownJoinSettings } from "@daily-quran/domain/group/joining";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";

export async function findJoinSettings(sql: Sql, userId: number): Promise<ShownJoinSettings> {
  const [row] = await sql<ShownJoinSettings[]>`
    select coalesce(only_joins, false) as only_joins, only_joins is null and exists (
      select from member where user_id = app_user.id and is_added
    ) as is_asked
    from app_user where id = ${userId}`;
  return row ?? { onlyJoins: false, isAsked: false };
}

export async function updateOnlyJoins(sql: Sql, userId: number, onlyJoins: boolean): Promise<void> {
  await sql`update app_user set only_joins = ${onlyJoins} where id = ${userId}`;
}

/** Blocks a group from adding the user again; an existing block stays unchanged. */
export async function insertBlock(
  sql: TransactionSql,
  block: { userId: number; groupId: number; groupName: string; blockedAt: string },
): Promise<void> {
  await sql`insert into group_block ${sql(block)} on conflict do nothing`;
}

export async function deleteBlock(sql: AnySql, userId: number, groupId: number): Promise<void> {
  await sql`delete from group_block where user_id = ${userId} and group_id = ${groupId}`;
}

/** The groups that may not add the user, the latest first. */
export async function listBlocksOf(sql: Sql, userId: number): Promise<BlockedGroup[]> {
  return await sql<BlockedGroup[]>`
    select group_id, group_name as name, blocked_at from group_block
    where user_id = ${userId}
    order by blocked_at desc, group_id desc
    limit 100`;
}
