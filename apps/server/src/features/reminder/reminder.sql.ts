import type { ReminderChannel, ReminderKind } from "@daily-quran/domain/account/reminder";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { AnySql, TransactionSql } from "../../db/client.ts";

/** A reminder as the table has it; minutes are of the day. */
export interface ReminderRow {
  kind: ReminderKind;
  minute: number;
  timeZone: string;
  quietFrom: number;
  quietTo: number;
  channels: ReminderChannel[];
  handledOn: CalendarDay | null;
}

/** A reminder whose time has come, with its reader's language. */
export interface DueReminder extends ReminderRow {
  userId: number;
  dueAt: string;
  language: ReaderLanguage | null;
}

export async function listRemindersOf(sql: AnySql, userId: number): Promise<ReminderRow[]> {
  return await sql<ReminderRow[]>`
    select kind, minute, time_zone, quiet_from, quiet_to, channels, handled_on
    from reminder where user_id = ${userId} order by kind`;
}

/** By what a user lets reminders come, and when not; undefined for who wants none, or is disabled. */
export async function findAllowed(
  sql: AnySql,
  userId: number,
): Promise<
  Pick<DueReminder, "channels" | "timeZone" | "quietFrom" | "quietTo" | "language"> | undefined
> {
  const [row] = await sql<DueReminder[]>`
    select array_agg(distinct channel) as channels, time_zone, quiet_from, quiet_to,
      coalesce(language, 'en') as language
    from reminder join app_user on app_user.id = user_id cross join unnest(channels) channel
    where user_id = ${userId} and disabled_at is null
    group by time_zone, quiet_from, quiet_to, language`;
  return row;
}

/** Replaces a user's reminders; the account is locked by the caller. */
export async function replaceReminders(
  sql: TransactionSql,
  userId: number,
  rows: readonly (ReminderRow & { readonly dueAt: string })[],
): Promise<void> {
  await sql`delete from reminder where user_id = ${userId}`;
  if (rows.length > 0)
    await sql`insert into reminder ${sql(rows.map((row) => ({ ...row, userId })))}`;
}

/** Locks up to `limit` reminders that are due, the longest due first; skips those that another server has. */
export async function lockDue(
  sql: TransactionSql,
  now: string,
  limit: number,
): Promise<DueReminder[]> {
  // A locking subquery may run once a row, and then takes more than its limit.
  return await sql<DueReminder[]>`
    with due as materialized (
      select * from reminder where due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    )
    select user_id, kind, minute, time_zone, quiet_from, quiet_to, channels, handled_on, due_at,
      case when disabled_at is null then coalesce(language, 'en') end as language
    from due join app_user on app_user.id = user_id`;
}

/** Sets when reminders are due next, and the date that is dealt with. */
export async function updateNext(
  sql: TransactionSql,
  rows: readonly {
    readonly userId: number;
    readonly kind: ReminderKind;
    readonly dueAt: string;
    readonly handledOn: CalendarDay;
  }[],
): Promise<void> {
  await sql`
    update reminder set due_at = next.due_at, handled_on = next.handled_on
    from unnest(
      ${rows.map(({ userId }) => userId)}::integer[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ dueAt }) => dueAt)}::timestamptz[],
      ${rows.map(({ handledOn }) => handledOn)}::date[]
    ) as next (user_id, kind, due_at, handled_on)
    where reminder.user_id = next.user_id and reminder.kind = next.kind`;
}

interface DateOfReader {
  readonly userId: number;
  readonly date: CalendarDay;
}

const datesOf = (sql: TransactionSql, readers: readonly DateOfReader[]) => sql`
  unnest(
    ${readers.map(({ userId }) => userId)}::integer[], ${readers.map(({ date }) => date)}::text[]
  ) as reader (user_id, date)`;

/** Who of these has a mark of their date, among the last 500 things that they did. */
export async function listThoseWhoRead(
  sql: TransactionSql,
  readers: readonly DateOfReader[],
): Promise<Set<number>> {
  const rows = await sql<{ userId: number }[]>`
    select reader.user_id from ${datesOf(sql, readers)}
    join progress_reader on progress_reader.user_id = reader.user_id
    where exists (
      select from progress_item item
      where item.user_id = reader.user_id and item.revision > progress_reader.revision - 500
        and kind = 'mark' and value ->> 'date' = reader.date
    )`;
  return new Set(rows.map(({ userId }) => userId));
}

/** The cycles with an open quiz of the day that these users have not completed: how many, and the newest one's group. */
export async function listOpenQuizzes(
  sql: TransactionSql,
  userIds: readonly number[],
  today: CalendarDay,
): Promise<{ userId: number; quizzes: number; group: string; groupId: number }[]> {
  return await sql<{ userId: number; quizzes: number; group: string; groupId: number }[]>`
    select user_id, count(*)::int as quizzes,
      (array_agg(reading_group.name order by cycle.id desc))[1] as group,
      (array_agg(reading_group.id order by cycle.id desc))[1] as group_id
    from member
    join cycle using (group_id)
    join reading_group on reading_group.id = group_id
    where user_id = any(${[...userIds]}::integer[]) and quiz_enabled
      and ${today}::date between start_date and end_date
      and not exists (
        select from quiz_result result
        where result.cycle_id = cycle.id and result.user_id = member.user_id
          and result.day = start_day + (${today}::date - start_date)
      )
    group by user_id`;
}

/** What the week before each reader's date was: days read in it and in the year, and who took quizzes in the groups. */
export async function listWeeks(
  sql: TransactionSql,
  readers: readonly DateOfReader[],
  since: string,
): Promise<{ userId: number; days: number; year: number; groups: number; people: number }[]> {
  return await sql<
    { userId: number; days: number; year: number; groups: number; people: number }[]
  >`
    select reader.user_id, marks.days, marks.year, taken.groups, taken.people
    from ${datesOf(sql, readers)}
    cross join lateral (
      select
        count(distinct value ->> 'date') filter (
          where value ->> 'date' > (reader.date::date - 7)::text
        )::int as days,
        count(distinct value ->> 'date')::int as year
      from progress_item
      where user_id = reader.user_id and kind = 'mark' and value is not null
        and value ->> 'date' between left(reader.date, 4) || '-01-01' and reader.date
    ) as marks
    cross join lateral (
      select count(distinct member.group_id)::int as groups, count(distinct result.user_id)::int as people
      from member
      join cycle using (group_id)
      join quiz_result result on result.cycle_id = cycle.id and result.completed_at > ${since}
      where member.user_id = reader.user_id
    ) as taken`;
}
