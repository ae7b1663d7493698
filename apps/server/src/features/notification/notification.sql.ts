import type { Role } from "@daily-quran/domain/group/group";
import type { PendingQuery, Row } from "postgres";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";
import { one } from "../../db/one.ts";
import type { Notice } from "./notice.ts";
import { MAX_COUNTED, type StoredText } from "./notification-text.ts";

type NewNotification = Notice & { readonly createdAt: string };

/** The recipients of a notice: the members of a group with these roles, except the user who acted. */
export interface Audience {
  readonly groupId: number;
  readonly roles: readonly Role[];
  readonly except: number;
}

/** A notification as the table has it. */
export type NotificationRow = StoredText & {
  readonly id: number;
  readonly link: string | null;
  readonly read: boolean;
  /** As PostgreSQL writes an instant into JSON. */
  readonly createdAt: string;
};

/** Notifies a user; see `inserted` for one of the same topic that is unread. */
export async function insertNotification(
  sql: TransactionSql,
  userId: number,
  notification: NewNotification,
): Promise<void> {
  const { groupId } = notification;
  await (groupId === undefined
    ? inserted(sql, notification, {
        users: sql`app_user where id = ${userId}`,
        userId: sql`id`,
        memberId: sql`null::integer`,
      })
    : inserted(sql, notification, {
        users: sql`member where group_id = ${groupId} and user_id = ${userId}`,
        userId: sql`user_id`,
        memberId: sql`id`,
      }));
}

/** Notifies many users, each of something of their own; an unread one of the same topic gives way. */
export async function insertNotificationsOfUsers(
  sql: TransactionSql,
  told: readonly { readonly userId: number; readonly notice: Notice }[],
  createdAt: string,
): Promise<void> {
  await sql`
    insert into notification as held
      (user_id, topic, about, kind, details, link, member_id, khatma_id, created_at)
    select user_id, topic, '{0}', kind, details::jsonb, link, member.id, khatma_id, ${createdAt}
    from unnest(
      ${told.map(({ userId }) => userId)}::integer[],
      ${told.map(({ notice }) => notice.topic)}::text[],
      ${told.map(({ notice }) => notice.kind)}::text[],
      ${told.map(({ notice }) => JSON.stringify(notice.details))}::text[],
      ${told.map(({ notice }) => notice.link)}::text[],
      ${told.map(({ notice }) => notice.groupId ?? null)}::integer[],
      ${told.map(({ notice }) => notice.khatmaId ?? null)}::integer[]
    ) as told (user_id, topic, kind, details, link, group_id, khatma_id)
    left join member using (group_id, user_id)
    on conflict (user_id, topic) where not read do update set
      id = default, first_id = coalesce(held.first_id, held.id), details = excluded.details,
      link = excluded.link, member_id = excluded.member_id, khatma_id = excluded.khatma_id,
      created_at = excluded.created_at`;
}

/** Notifies members; the group is locked by the caller, so that none of them can be deleted meanwhile. */
export async function insertNotificationsOfMembers(
  sql: TransactionSql,
  { groupId, roles, except }: Audience,
  notification: NewNotification,
): Promise<void> {
  const members = sql`
    member
    where group_id = ${groupId} and user_id <> ${except} and role = any(${[...roles]}::member_role[])`;
  const memberId = notification.groupId === undefined ? sql`null::integer` : sql`id`;
  await inserted(sql, notification, { users: members, userId: sql`user_id`, memberId });
}

/**
 * Inserts a notification for each user. An unread one of the same topic is replaced: a new ID, so that it is
 * the newest, and the subjects of both.
 */
function inserted(
  sql: TransactionSql,
  { kind, details, link, topic, about, cycleId, khatmaId, claimOf, createdAt }: NewNotification,
  { users, userId, memberId }: Record<"users" | "userId" | "memberId", PendingQuery<Row[]>>,
) {
  return sql`
    insert into notification as held 
      (user_id, topic, about, kind, details, link, member_id, cycle_id, khatma_id, claim_of, created_at)
    select ${userId}, ${topic}, array[${about}::integer], ${kind}, ${sql.json(details)}, ${link},
      ${memberId}, ${cycleId ?? null}::integer, ${khatmaId ?? null}::integer,
      ${claimOf ?? null}::integer, ${createdAt}
    from ${users}
    on conflict (user_id, topic) where not read do update set
      id = default,
      first_id = coalesce(held.first_id, held.id),
      about = case
        when held.about && excluded.about or cardinality(held.about) > ${MAX_COUNTED} then held.about
        else held.about || excluded.about
      end,
      kind = excluded.kind,
      details = excluded.details,
      title = null,
      message = null,
      link = excluded.link,
      member_id = excluded.member_id,
      cycle_id = excluded.cycle_id,
      khatma_id = excluded.khatma_id,
      claim_of = excluded.claim_of,
      created_at = excluded.created_at`;
}

/** Takes a cycle that is about to be removed out of what members have not read of several cycles. */
export async function updateNoticesOfCycles(
  sql: TransactionSql,
  { groupId, without }: { readonly groupId: number; readonly without: number },
): Promise<void> {
  await sql`
    update notification n set
      id = default,
      first_id = coalesce(first_id, n.id),
      about = array_remove(about, ${without}),
      cycle_id = cycle.id,
      details = details || jsonb_build_object('cycle', cycle.name, 'startDate', start_date)
    from member
    join cycle using (group_id)
    where member.group_id = ${groupId} and member_id = member.id and kind = 'cycle' and not read
      and ${without} = any(about)
      and cycle.id = (
        select max(id) from cycle where id = any(about) and id <> ${without}
      )`;
}

/** Writes a cycle's new name into what is told of it. */
export async function renameCycleInNotices(
  sql: TransactionSql,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<void> {
  await sql`
    update notification set details = details || jsonb_build_object('cycle', ${name}::text)
    where cycle_id = ${id}`;
}

/** The same for a khatma of the group. */
export async function updateNoticesOfKhatmas(
  sql: TransactionSql,
  { groupId, without }: { readonly groupId: number; readonly without: number },
): Promise<void> {
  await sql`
    update notification n set
      id = default,
      first_id = coalesce(first_id, n.id),
      about = array_remove(about, ${without}),
      khatma_id = khatma.id,
      link = '/khatmas/' || khatma.id,
      details = details
        || jsonb_build_object('khatma', khatma.name, 'by', coalesce(username, details ->> 'by'))
    from member
    join khatma using (group_id)
    left join app_user on app_user.id = keeper_id
    where member.group_id = ${groupId} and member_id = member.id and kind = 'khatma' and not read
      and ${without} = any(about)
      and khatma.id = (
        select max(id) from khatma where id = any(about) and id <> ${without}
      )`;
}

/** A page of notifications, and how many there are in all and not read. */
export interface NotificationPage {
  readonly rows: readonly NotificationRow[];
  readonly total: number;
  readonly unread: number;
}

/**
 * The notifications of a query's `app_user` made after an instant, below an ID, newest first; the counts are of
 * all of them.
 */
export const pageOfUser = (
  sql: Sql,
  { since, below, limit }: { since: string; below: number; limit: number },
): PendingQuery<Row[]> => sql`(
    select json_build_object(
      'total', count(*), 'unread', count(*) filter (where not read),
      'rows', (
        select coalesce(json_agg(listed), '[]') from (
          select id, kind, details, cardinality(about) as count, title, message, link, read,
            created_at as "createdAt"
          from notification
          where user_id = app_user.id and created_at > ${since} and id < ${below}
          order by id desc
          limit ${limit}
        ) as listed
      )
    )
    from notification
    where user_id = app_user.id and created_at > ${since}
  )`;

/** The same of a user who was found before; empty if the account is gone. */
export async function listNotificationsOf(
  sql: Sql,
  userId: number,
  range: { since: string; below: number; limit: number },
): Promise<NotificationPage> {
  const [row] = await sql<{ page: NotificationPage }[]>`
    select ${pageOfUser(sql, range)} as page from app_user where id = ${userId}`;
  return row?.page ?? { rows: [], total: 0, unread: 0 };
}

/** Identifies a state of a user's notifications, for the ETag; `unreadSum` is the sum of the unread IDs. */
export interface NotificationMarks {
  unread: number;
  unreadSum: string;
  newest: number | null;
}

/** The marks of a query's `app_user` since an instant; costs the same however many have been read. */
export const marksOfUser = (sql: AnySql, since: string): PendingQuery<Row[]> => sql`(
    select jsonb_build_object(
      'unread', count(*), 'unreadSum', coalesce(sum(id), 0)::text,
      'newest', (
        select id from notification where user_id = app_user.id order by id desc limit 1
      )
    )
    from notification
    where user_id = app_user.id and created_at > ${since} and not read
  )`;

/** The marks of a user who was found before; undefined if the account is gone. */
export async function notificationMarksOf(
  sql: AnySql,
  userId: number,
  since: string,
): Promise<NotificationMarks | undefined> {
  const [row] = await sql<{ marks: NotificationMarks }[]>`
    select ${marksOfUser(sql, since)} as marks from app_user where id = ${userId}`;
  return row?.marks;
}

/** Deletes a user's notifications that were read but the newest `most`. */
export async function deleteReadBeyond(sql: Sql, userId: number, most: number): Promise<void> {
  await sql`
    delete from notification where user_id = ${userId} and read and id <= (
      select id from notification where user_id = ${userId} and read
      order by id desc offset ${most} limit 1
    )`;
}

/**
 * Marks a notification as read; whether it exists. One replaced by a newer one counts as existing, and the
 * newer one stays unread.
 */
export async function updateRead(sql: Sql, userId: number, id: number): Promise<boolean> {
  const row = await one(sql<{ found: boolean }[]>`
    with marked as (
      update notification set read = true where id = ${id} and user_id = ${userId} returning id
    )
    select exists (select from marked) or exists (
      select from notification where user_id = ${userId} and first_id <= ${id} and id > ${id}
    ) as found`);
  return row.found;
}

export async function updateAllRead(sql: Sql, userId: number): Promise<void> {
  await sql`update notification set read = true where user_id = ${userId} and not read`;
}
