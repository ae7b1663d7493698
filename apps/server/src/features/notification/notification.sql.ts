import type { Role } from "@daily-quran/domain/group";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";
import type { Notice } from "./notices.ts";

type NewNotification = Notice & { readonly createdAt: string };

/** Whom a notice goes to: the members of a group with these roles, but for who did it. */
export interface Audience {
  readonly groupId: number;
  readonly roles: readonly Role[];
  readonly except: number;
}

/** A notification as the table has it. */
export interface NotificationRow {
  id: number;
  title: string;
  message: string;
  link: string | null;
  read: boolean;
  createdAt: string;
}

export async function insertNotification(
  sql: TransactionSql,
  notification: NewNotification & { readonly userId: number },
): Promise<void> {
  await sql`insert into notification ${sql(notification)}`;
}

/** The group is locked by the caller, so that none of its members can be deleted meanwhile. */
export async function insertNotificationsOfMembers(
  sql: TransactionSql,
  { groupId, roles, except }: Audience,
  { title, message, link, createdAt }: NewNotification,
): Promise<void> {
  await sql`
    insert into notification (user_id, title, message, link, created_at)
    select user_id, ${title}, ${message}, ${link}, ${createdAt}
    from member
    where group_id = ${groupId} and user_id <> ${except} and role = any(${[...roles]}::member_role[])`;
}

/** Deletes up to so many of the notifications made until an instant, but for those that others are just deleting. */
export async function deleteNotificationsUntil(
  sql: TransactionSql,
  instant: string,
  limit: number,
): Promise<void> {
  await sql`
    delete from notification where id in (
      select id from notification
      where created_at <= ${instant}
      order by created_at
      limit ${limit}
      for update skip locked
    )`;
}

/** A user's notifications made after an instant, below an ID, newest first. */
export async function listNotificationsOf(
  sql: Sql,
  userId: number,
  { since, below, limit }: { since: string; below: number; limit: number },
): Promise<NotificationRow[]> {
  return await sql<NotificationRow[]>`
    select id, title, message, link, read, created_at from notification
    where user_id = ${userId} and created_at > ${since} and id < ${below}
    order by id desc
    limit ${limit}`;
}

/** How many notifications a user has from after an instant, and sums that differ when their set or what is read of it does. */
export async function countNotificationsOf(
  sql: Sql,
  userId: number,
  since: string,
): Promise<{ total: number; unread: number; sum: string; unreadSum: string }> {
  const [row] = await sql<[{ total: number; unread: number; sum: string; unreadSum: string }]>`
    select count(*)::int as total, count(*) filter (where not read)::int as unread,
      coalesce(sum(id), 0)::text as sum,
      coalesce(sum(id) filter (where not read), 0)::text as unread_sum
    from notification
    where user_id = ${userId} and created_at > ${since}`;
  return row;
}

/** Whether the user has such a notification; it is read from now on. */
export async function updateRead(sql: Sql, userId: number, id: number): Promise<boolean> {
  const rows = await sql`
    update notification set read = true where id = ${id} and user_id = ${userId} returning id`;
  return rows.length === 1;
}

export async function updateAllRead(sql: Sql, userId: number): Promise<void> {
  await sql`update notification set read = true where user_id = ${userId} and not read`;
}
