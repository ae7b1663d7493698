import type { Sql } from "../../db/client.ts";

/** Whose check-in, and for which day of which cycle. */
export interface CheckInKey {
  readonly cycleId: number;
  readonly userId: number;
  readonly day: number;
}

/**
 * Stores a check-in of a member, once; the first of a cycle also sets the day, `today`, from which streaks need
 * them. Returns whether the user is a member.
 */
export async function insertCheckIn(
  sql: Sql,
  { cycleId, userId, day }: CheckInKey,
  today: number,
): Promise<boolean> {
  const rows = await sql`
    with membership as (
      select user_id from member
      join cycle using (group_id)
      where cycle.id = ${cycleId} and user_id = ${userId}
      for key share of member, cycle
    ), started as (
      insert into check_in_start (cycle_id, day)
      select ${cycleId}, ${today} from membership
      on conflict (cycle_id) do nothing
    ), stored as (
      insert into check_in as c (cycle_id, user_id, days)
      select ${cycleId}, user_id, set_bit(repeat('0', 300)::bit(300), ${day - 1}, 1) from membership
      on conflict (cycle_id, user_id) do update set days = c.days | excluded.days
    )
    select user_id from membership`;
  return rows.length > 0;
}

export async function deleteCheckIn(sql: Sql, { cycleId, userId, day }: CheckInKey): Promise<void> {
  await sql`
    update check_in set days = set_bit(days, ${day - 1}, 0)
    where cycle_id = ${cycleId} and user_id = ${userId}`;
}

/** A day of a cycle; `days` is the user's own, 300 characters, null without one. */
export interface CheckInRow {
  days: string | null;
  since: number | null;
  members: number;
  read: number;
}

export async function findCheckIns(
  sql: Sql,
  { cycleId, userId, day }: CheckInKey,
): Promise<CheckInRow | undefined> {
  const [row] = await sql<CheckInRow[]>`
    select
      (select days from check_in where cycle_id = cycle.id and user_id = ${userId}) as days,
      (select day from check_in_start where cycle_id = cycle.id) as since,
      coalesce((select members from group_size where group_id = cycle.group_id), 0) as members,
      (
        select count(*)::int from check_in join member using (user_id)
        where cycle_id = cycle.id and member.group_id = cycle.group_id
          and get_bit(days, ${day - 1}) = 1
      ) as read
    from cycle
    where id = ${cycleId}`;
  return row;
}

/** The usernames of members who have checked in for a day and show it, by name. */
export async function listCheckInNames(
  sql: Sql,
  { cycleId, day }: Pick<CheckInKey, "cycleId" | "day">,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ username: string }[]>`
    select username
    from cycle
    join check_in on check_in.cycle_id = cycle.id
    join member on member.group_id = cycle.group_id and member.user_id = check_in.user_id
    join app_user on app_user.id = member.user_id
    where cycle.id = ${cycleId} and get_bit(days, ${day - 1}) = 1 and shows_check_ins
    order by lower(username)
    limit ${limit}`;
  return rows.map(({ username }) => username);
}

export async function findShowName(sql: Sql, userId: number): Promise<boolean> {
  const [row] = await sql<{ showsCheckIns: boolean }[]>`
    select shows_check_ins from app_user where id = ${userId}`;
  return row?.showsCheckIns ?? false;
}

export async function updateShowName(sql: Sql, userId: number, showName: boolean): Promise<void> {
  await sql`update app_user set shows_check_ins = ${showName} where id = ${userId}`;
}
