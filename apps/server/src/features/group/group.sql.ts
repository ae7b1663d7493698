import type { CreateGroupInput, UpdateGroupInput } from "@daily-quran/domain/group/group";
import type { PendingQuery, Row } from "postgres";
import type { Sql, TransactionSql } from "../../db/client.ts";
import type { GroupRow } from "../group-access/group-row.ts";

export async function findIntroduction(
  sql: Sql,
  groupId: number,
): Promise<{ groupName: string; description: string | null; memberCount: number } | undefined> {
  const [row] = await sql<{ groupName: string; description: string | null; memberCount: number }[]>`
    select name as group_name, description,
      coalesce(members, 0) as member_count
    from reading_group g
    left join group_size on group_id = g.id
    where id = ${groupId}`;
  return row;
}

/** Where a list page of groups continues: below these IDs, of the user's own and of the public others. */
export interface GroupsBelow {
  readonly own: number;
  readonly other: number;
}

/** A page of groups, and how many a user may see in all. */
export interface GroupPage {
  readonly rows: readonly GroupRow[];
  readonly total: number;
}

/**
 * The groups that a query's `app_user` may see, with the beginnings of their descriptions: the user's own, then
 * public ones, each newest first.
 */
export const groupsOfUser = (
  sql: Sql,
  { below, limit }: { below: GroupsBelow; limit: number },
): PendingQuery<Row[]> => sql`(
    select json_build_object(
      'total', (
        coalesce((select groups from public_groups), 0)
        + (
          select count(*) from member
          join reading_group g on g.id = group_id
          where user_id = app_user.id and is_private
        )
      ),
      'rows', (
        select coalesce(json_agg(listed order by "userRole" is null, id desc), '[]')
        from (
          select id, name, left(description, 300) as description, is_private as "isPrivate",
            created_by as "createdBy", user_role as "userRole"
          from (
            (
              select g.*, role as user_role
              from member
              join reading_group g on g.id = group_id
              where user_id = app_user.id and group_id < ${below.own}
              order by group_id desc
              limit ${limit}
            )
            union all
            (
              select g.*, null as user_role
              from reading_group g
              where not is_private and id < ${below.other} and not exists (
                select from member where group_id = g.id and user_id = app_user.id
              )
              order by id desc
              limit ${limit}
            )
          ) visible
          order by user_role is null, id desc
          limit ${limit}
        ) as listed
      )
    )
  )`;

/** The same of a user who was found before; empty if the account is gone. */
export async function listGroupsOf(
  sql: Sql,
  userId: number,
  range: { below: GroupsBelow; limit: number },
): Promise<GroupPage> {
  const [row] = await sql<{ page: GroupPage }[]>`
    select ${groupsOfUser(sql, range)} as page from app_user where id = ${userId}`;
  return row?.page ?? { rows: [], total: 0 };
}

/** Stores a group and returns its id; undefined where its creator's client has made it already. */
export async function insertGroup(
  sql: TransactionSql,
  { name, description, isPrivate, clientId }: CreateGroupInput,
  { createdBy, createdAt }: { createdBy: number; createdAt: string },
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    insert into reading_group (name, description, is_private, created_by, created_at, client_id)
    values (${name}, ${description?.trim() || null}, ${isPrivate}, ${createdBy}, ${createdAt},
      ${clientId ?? null})
    on conflict (created_by, client_id) where client_id is not null do nothing
    returning id`;
  return row?.id;
}

/** The group that a creator's client made under this id. */
export async function findGroupByClientId(
  sql: TransactionSql,
  createdBy: number,
  clientId: string,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select id from reading_group where created_by = ${createdBy} and client_id = ${clientId}`;
  return row?.id;
}

export async function updateGroupRow(
  sql: TransactionSql,
  groupId: number,
  { name, description, isPrivate }: UpdateGroupInput,
): Promise<void> {
  await sql`
    update reading_group
    set name = coalesce(${name ?? null}, name),
      description = case when ${description === undefined} then description
        else ${description?.trim() || null} end,
      is_private = coalesce(${isPrivate ?? null}, is_private)
    where id = ${groupId}`;
}

export async function updateCreator(
  sql: TransactionSql,
  groupId: number,
  userId: number,
): Promise<void> {
  await sql`update reading_group set created_by = ${userId} where id = ${groupId}`;
}

export async function deleteGroupRow(sql: TransactionSql, groupId: number): Promise<void> {
  await sql`delete from reading_group where id = ${groupId}`;
}
