import {
  type Announcement,
  QUIET_DAYS,
  type QuietMember,
} from "@daily-quran/domain/group/announcement";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";

/** What a group is told now. */
export async function findAnnouncement(
  sql: AnySql,
  groupId: number,
): Promise<Announcement | undefined> {
  const [row] = await sql<(Announcement & { by: string | null })[]>`
    select message, made_at, username as by
    from announcement left join app_user on app_user.id = made_by
    where group_id = ${groupId}`;
  if (!row) return undefined;
  const { by, ...announcement } = row;
  return { ...announcement, ...(by !== null && { by }) };
}

/** Sets what a group is told; an empty message takes it down. */
export async function replaceAnnouncement(
  sql: TransactionSql,
  row: { groupId: number; message: string; madeBy: number; madeAt: string },
): Promise<void> {
  await sql`delete from announcement where group_id = ${row.groupId}`;
  if (row.message !== "") await sql`insert into announcement ${sql(row)}`;
}

/** The members of a group, except one, who have announcements mailed to an address that said yes. */
export async function listMailed(
  sql: TransactionSql,
  groupId: number,
  except: number,
): Promise<number[]> {
  const rows = await sql<{ userId: number }[]>`
    select user_id from member join app_user on app_user.id = user_id
    where group_id = ${groupId} and user_id <> ${except} and mails_announcements
      and reminder_mail = email and disabled_at is null`;
  return rows.map(({ userId }) => userId);
}

/** An announcement for one member who still has it mailed, and the group's name. */
export async function findMailedAnnouncement(
  sql: Sql,
  groupId: number,
  userId: number,
): Promise<{ message: string; group: string } | undefined> {
  const [row] = await sql<{ message: string; group: string }[]>`
    select message, name as group
    from announcement join reading_group on reading_group.id = group_id join member using (group_id)
    join app_user on app_user.id = user_id
    where group_id = ${groupId} and user_id = ${userId} and mails_announcements`;
  return row;
}

const quietIn = (sql: AnySql, groupId: number, now: number) => {
  const since = new Date(now - QUIET_DAYS * DAY_MS).toISOString();
  return sql`
    group_id = ${groupId} and joined_at <= ${since} and shows_check_ins and disabled_at is null
    and seen_on < ${since}::timestamptz::date
    and not exists (
      select from quiz_result join cycle on cycle.id = cycle_id
      where cycle.group_id = member.group_id and quiz_result.user_id = member.user_id
        and completed_at > ${since}
    )`;
};

/** The first hundred members of a group who have not joined in for a week and allow it to be seen. */
export async function listQuiet(sql: AnySql, groupId: number, now: number): Promise<QuietMember[]> {
  const rows = await sql<(QuietMember & { nudgedAt: string | null })[]>`
    select user_id, username, nudged_at
    from member join app_user on app_user.id = user_id
    where ${quietIn(sql, groupId, now)}
    order by username limit 100`;
  return rows.map(({ nudgedAt, ...row }) => ({ ...row, ...(nudgedAt !== null && { nudgedAt }) }));
}

/** Notes that a quiet member is sent a kind word; false where one was sent this week, or they are quiet no more. */
export async function updateNudged(
  sql: TransactionSql,
  { groupId, userId, now }: { groupId: number; userId: number; now: number },
): Promise<boolean> {
  const since = new Date(now - QUIET_DAYS * DAY_MS).toISOString();
  const rows = await sql`
    update member set nudged_at = ${new Date(now).toISOString()}
    from app_user
    where app_user.id = user_id and user_id = ${userId} and ${quietIn(sql, groupId, now)}
      and (nudged_at is null or nudged_at <= ${since})
    returning member.id`;
  return rows.length > 0;
}
