import { MAX_ADDED, MAX_ADDED_UNASKED } from "@daily-quran/domain/group/joining";
import type { AddMemberInput, Member, Role } from "@daily-quran/domain/group/group";
import type { AnySql, Sql, TransactionSql } from "../../../db/client.ts";

export interface MemberRow extends Member {
  groupId: number;
}

/** A user to be added; `refuses` is true if they only join by themselves, or are in many groups by others. */
export interface Candidate {
  id: number;
  refuses: boolean;
}

/** The user with this ID, or this name in any case, locked against deletion. */
export async function lockCandidate(
  sql: TransactionSql,
  groupId: number,
  { userId, username }: Pick<AddMemberInput, "userId" | "username">,
): Promise<Candidate | undefined> {
  const [row] = await sql<Candidate[]>`
    select id, coalesce(only_joins, false) or exists (
      select from group_block where user_id = app_user.id and group_id = ${groupId}
    ) or (select count(*) from member where user_id = app_user.id and is_added)
      >= case when only_joins is null then ${MAX_ADDED_UNASKED}::int else ${MAX_ADDED}::int end as refuses
    from app_user
    where ${userId === undefined ? sql`lower(username) = lower(${username ?? ""})` : sql`id = ${userId}`}
    for key share of app_user`;
  return row;
}

/** Returns undefined when the user is already a member, or was deleted. */
export async function insertMember(
  sql: TransactionSql,
  member: { groupId: number; userId: number; role: Role; joinedAt: string; isAdded?: boolean },
): Promise<Member | undefined> {
  const { groupId, userId, role, joinedAt, isAdded = false } = member;
  const [row] = await sql<Member[]>`
    with joined as (
      insert into member (group_id, user_id, role, joined_at, is_added)
      select ${groupId}, id, ${role}, ${joinedAt}, ${isAdded} from app_user where id = ${userId} for key share
      on conflict (group_id, user_id) do nothing
      returning *
    ), forgiven as (
      delete from removed_member where group_id = ${groupId} and user_id = ${userId}
    )
    select joined.id, user_id, role, joined_at, username
    from joined
    join app_user on app_user.id = user_id`;
  return row;
}

export async function findMember(
  sql: TransactionSql,
  groupId: number,
  userId: number,
): Promise<Member | undefined> {
  const [row] = await sql<Member[]>`
    select member.id, user_id, role, joined_at, username
    from member
    join app_user on app_user.id = user_id
    where group_id = ${groupId} and user_id = ${userId}`;
  return row;
}

export async function updateRole(sql: TransactionSql, memberId: number, role: Role): Promise<void> {
  await sql`update member set role = ${role} where id = ${memberId}`;
}

export async function deleteMember(sql: TransactionSql, memberId: number): Promise<void> {
  await sql`delete from member where id = ${memberId}`;
}

/** Deletes a membership, and stores that the group has ended it. */
export async function deleteRemovedMember(
  sql: TransactionSql,
  memberId: number,
  removedAt: string,
): Promise<void> {
  await sql`
    with removed as (
      delete from member where id = ${memberId} returning group_id, user_id
    )
    insert into removed_member select group_id, user_id, ${removedAt} from removed`;
}

/** When a group has removed a user, if it has not let them in again. */
export async function findRemoval(
  sql: TransactionSql,
  groupId: number,
  userId: number,
): Promise<string | undefined> {
  const [row] = await sql<{ removedAt: string }[]>`
    select removed_at from removed_member where group_id = ${groupId} and user_id = ${userId}`;
  return row?.removedAt;
}

/** Where a list page of members continues: after the creator, this role and this ID. */
export interface MembersAfter {
  readonly role: Role;
  readonly id: number;
}

/**
 * The members of a group: the creator on the first page, admins, moderators, members, each in the order of
 * joining.
 */
export async function listMembersOf(
  sql: Sql,
  groupId: number,
  { after, limit }: { after: MembersAfter | undefined; limit: number },
): Promise<Member[]> {
  const { role, id } = after ?? { role: "admin", id: 0 };
  return await sql<Member[]>`
    select listed.id, user_id, role, joined_at, username
    from (
      (
        select member.*, true as is_creator
        from reading_group g
        join member on group_id = g.id and user_id = created_by
        where g.id = ${groupId} and ${after === undefined}
      )
      union all
      (
        select member.*, false as is_creator
        from reading_group g
        join member on group_id = g.id and user_id <> created_by
        where group_id = ${groupId} and (role, member.id) > (${role}::member_role, ${id})
        order by role, member.id
        limit ${limit}
      )
    ) listed
    join app_user on app_user.id = user_id
    order by is_creator desc, role, listed.id
    limit ${limit}`;
}

/** The first members of each of these groups, in the order of listMembersOf, each with the count of its group. */
export async function listFirstMembers(
  sql: AnySql,
  groupIds: number[],
  limit: number,
): Promise<(MemberRow & { memberCount: number })[]> {
  return await sql<(MemberRow & { memberCount: number })[]>`
    select listed.group_id, listed.id, user_id, role, joined_at, username, members as member_count
    from reading_group g
    join group_size on group_size.group_id = g.id
    cross join lateral (
      (select * from member where group_id = g.id and user_id = created_by)
      union all
      (
        select * from member where group_id = g.id and user_id <> created_by
        order by role, id
        limit ${limit - 1}
      )
    ) listed
    join app_user on app_user.id = user_id
    where g.id = any(${groupIds})
    order by listed.group_id, user_id = created_by desc, role, listed.id`;
}

/** How many members a group has. */
export async function countMembers(sql: Sql, groupId: number): Promise<number> {
  const [row] = await sql<{ members: number }[]>`
    select members from group_size where group_id = ${groupId}`;
  return row?.members ?? 0;
}
