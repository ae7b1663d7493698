import type { AnySql, TransactionSql } from "../../db/client.ts";

export interface HeirRow {
  id: number;
  name: string;
  memberId: number | null;
  userId: number | null;
  username: string | null;
}

/** Locks every group of a user, always in the same order, so that no deadlock is possible. */
export async function lockGroupsOf(sql: TransactionSql, userId: number): Promise<void> {
  await sql`
    select from reading_group
    where id in (select group_id from member where user_id = ${userId})
    order by id
    for no key update`;
}

/** The groups that a user created, each with its heir, null for none. */
export async function listHeirs(sql: AnySql, userId: number): Promise<HeirRow[]> {
  return await sql<HeirRow[]>`
    select g.id, name, heir.id as member_id, heir.user_id, username
    from member creator
    join reading_group g on g.id = creator.group_id and created_by = creator.user_id
    left join lateral (
      select id, user_id from member
      where group_id = g.id and user_id <> created_by
      order by role <> 'admin', joined_at, id
      limit 1
    ) heir on true
    left join app_user on app_user.id = heir.user_id
    where creator.user_id = ${userId}
    order by g.id`;
}

export async function makeHeirs(sql: TransactionSql, heirs: HeirRow[]): Promise<void> {
  const memberIds = heirs.flatMap(({ memberId }) => memberId ?? []);
  await sql`update member set role = 'admin' where id = any(${memberIds}) and role <> 'admin'`;
  await sql`
    update reading_group set created_by = user_id
    from member
    where member.id = any(${memberIds}) and group_id = reading_group.id`;
}

export async function deleteGroupsCreatedBy(sql: TransactionSql, userId: number): Promise<void> {
  await sql`
    delete from reading_group
    where created_by = ${userId} and id in (select group_id from member where user_id = ${userId})`;
}

export async function deleteMembershipsOf(sql: TransactionSql, userId: number): Promise<void> {
  await sql`delete from member where user_id = ${userId}`;
}
