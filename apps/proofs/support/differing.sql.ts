import type { PendingQuery, Row } from "postgres";
import type { Sql } from "../../server/src/db/client.ts";

/** Counts what differs from the results and check-ins that it is made of, by what it is. */
export async function countDiffering(sql: Sql): Promise<Record<string, number>> {
  return {
    "standings that differ from their results": await count(sql, standings(sql)),
    "ranks that differ from the standings": await count(sql, buckets(sql)),
    "groups whose size differs from their members": await count(sql, sizes(sql)),
    "notifications without their result": await count(sql, notifications(sql)),
    "cycles whose first check-in is half-made": await count(sql, firstCheckIns(sql)),
    "groups without their member or event": await count(sql, groups(sql)),
  };
}

async function count(sql: Sql, rows: PendingQuery<Row[]>): Promise<number> {
  const [row] = await sql<[{ count: number }]>`select count(*)::int from (${rows}) as differing`;
  return row.count;
}

// Made in one statement with its result; missing ones, too.
const standings = (sql: Sql) => sql`
  select from (
    select quiz_result.cycle_id, member.id as member_id, sum(total_points) as points,
      sum(verses_read) as verses_read, max(completed_at) as reached_at,
      bit_or(set_bit(repeat('0', 300)::bit(300), day - 1, 1)) as completed_days
    from quiz_result
    join cycle on cycle.id = cycle_id
    join member on member.group_id = cycle.group_id and member.user_id = quiz_result.user_id
    group by quiz_result.cycle_id, member.id
  ) as wanted
  full join standing using (cycle_id, member_id)
  where (wanted.points, wanted.verses_read, wanted.reached_at, wanted.completed_days)
    is distinct from (standing.points, standing.verses_read, standing.reached_at, standing.completed_days)`;

const buckets = (sql: Sql) => sql`
  select from (
    select cycle_id, points, count(*)::int as members from standing group by cycle_id, points
  ) as wanted
  full join (select * from standing_bucket where members > 0) as held using (cycle_id, points)
  where wanted.members is distinct from held.members`;

const sizes = (sql: Sql) => sql`
  select from (
    select group_id, count(*)::int as members from member group by group_id
    union all
    select 0, count(*)::int from reading_group where not is_private having count(*) > 0
  ) as wanted
  full join (
    select group_id, members from group_size where members > 0
    union all
    select 0, groups from public_groups where groups > 0
  ) as held using (group_id)
  where wanted.members is distinct from held.members`;

const notifications = (sql: Sql) => sql`
  select from notification
  where kind = 'passed' and not exists (
    select from quiz_result
    join app_user on app_user.id = user_id
    where topic = 'passed:' || cycle_id and username = details ->> 'who'
      and completed_at = notification.created_at
  )`;

const firstCheckIns = (sql: Sql) => sql`
  select from (select distinct cycle_id from check_in) as checked
  full join check_in_start using (cycle_id)
  where checked.cycle_id is null or check_in_start.cycle_id is null`;

// Groups that the product made; the crowd's own are written as rows.
const groups = (sql: Sql) => sql`
  select from reading_group
  where name like 'By %' and (
    (select count(*) from member where group_id = reading_group.id) <> 1
    or (select count(*) from group_event where group_id = reading_group.id) <> 1
  )`;
