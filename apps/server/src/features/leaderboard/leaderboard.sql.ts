import type { OwnStanding } from "@daily-quran/domain/group/leaderboard";
import type { Sql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

/** A standing with its rank; `completedDays` is 300 characters, 1 for each day completed. */
export interface StandingRow {
  memberId: number;
  userId: number;
  username: string;
  points: number;
  versesRead: number;
  completedDays: string;
  /** The same of the days checked in for; null without any. */
  checkedDays: string | null;
  /** The day from which the cycle's streaks need check-ins; null before its first one. */
  checkInsSince: number | null;
  reachedAt: string;
  rank: number;
}

/** Where a list page of a leaderboard continues: after this row, in the leaderboard's order. */
export type StandingsAfter = Pick<StandingRow, "points" | "versesRead" | "reachedAt" | "memberId">;

// Rank = 1 + members with more points, from the bucket counts. One window sum per page: a subquery per row
// would read every bucket again.
const rank = (sql: Sql) => sql`
  (
    select 1 + coalesce(sum(members), 0)::int from standing_bucket b
    where b.cycle_id = s.cycle_id and b.points > s.points
  ) as rank`;

const columns = (sql: Sql) => sql`
  member_id, user_id, username, s.points, verses_read, completed_days, reached_at,
  (
    select days from check_in
    where check_in.cycle_id = s.cycle_id and check_in.user_id = member.user_id
  ) as checked_days,
  (select day from check_in_start where check_in_start.cycle_id = s.cycle_id) as check_ins_since`;

/** A page of a cycle's standings, in order. */
export async function listStandings(
  sql: Sql,
  cycleId: number,
  { after, limit }: { after: StandingsAfter | undefined; limit: number },
): Promise<StandingRow[]> {
  const rest = after
    ? sql`and (-points, -verses_read, reached_at, member_id)
        > (${-after.points}, ${-after.versesRead}, ${after.reachedAt}, ${after.memberId})`
    : sql``;
  return await sql<StandingRow[]>`
    with page as (
      select * from standing
      where cycle_id = ${cycleId} ${rest}
      order by -points, -verses_read, reached_at, member_id
      limit ${limit}
    ), ranked as materialized (
      select points,
        1 + coalesce(sum(members) over (
          order by points desc rows between unbounded preceding and 1 preceding
        ), 0)::int as rank
      from standing_bucket
      where cycle_id = ${cycleId} and points >= (select min(points) from page)
    )
    select ${columns(sql)}, rank
    from page s
    join ranked using (points)
    join member on member.id = member_id
    join app_user on app_user.id = user_id
    order by -s.points, -verses_read, reached_at, member_id`;
}

/** A user's own standing in a cycle. */
export async function findStanding(
  sql: Sql,
  cycleId: number,
  userId: number,
): Promise<StandingRow | undefined> {
  const [row] = await sql<StandingRow[]>`
    select ${columns(sql)}, ${rank(sql)}
    from cycle
    join member using (group_id)
    join standing s on s.cycle_id = cycle.id and member_id = member.id
    join app_user on app_user.id = user_id
    where cycle.id = ${cycleId} and user_id = ${userId}`;
  return row;
}

export async function countStandings(sql: Sql, cycleId: number): Promise<number> {
  const row = await one(
    () => sql<{ count: number }[]>`
    select coalesce(sum(members), 0)::int as count from standing_bucket
    where cycle_id = ${cycleId}`,
  );
  return row.count;
}

/** A user's standings in all their groups, the last changed first; at most 100. */
export async function listStandingsOf(sql: Sql, userId: number): Promise<OwnStanding[]> {
  return await sql<OwnStanding[]>`
    select reading_group.id as group_id, reading_group.name as group_name, cycle.id as cycle_id,
      cycle.name as cycle_name, points, bit_count(completed_days)::int as days_completed
    from member
    join standing on member_id = member.id
    join cycle on cycle.id = cycle_id
    join reading_group on reading_group.id = member.group_id
    where user_id = ${userId}
    order by reached_at desc, cycle_id desc
    limit 100`;
}
