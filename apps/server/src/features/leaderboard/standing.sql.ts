import type { AnySql, TransactionSql } from "../../db/client.ts";

/** A day as one bit of a member's 300. */
export const dayBit = (sql: AnySql) => sql`set_bit(repeat('0', 300)::bit(300), day - 1, 1)`;

/** Builds the standings of a user in a group's cycles from the stored results. */
export async function insertStandingsOf(
  sql: TransactionSql,
  groupId: number,
  userId: number,
): Promise<void> {
  const only = sql`where member.group_id = ${groupId} and member.user_id = ${userId}`;
  await sql`${standingsOfResults(sql)} ${only} group by quiz_result.cycle_id, member.id`;
}

/** Rebuilds every standing; results wait meanwhile, readers see the old standings. */
export async function replaceStandings(sql: TransactionSql): Promise<void> {
  // Every change of results or buckets writes to this table too, so one lock is enough.
  await sql`lock table standing in exclusive mode`;
  await sql`delete from standing`;
  await sql`delete from standing_bucket`;
  await sql`${standingsOfResults(sql)} group by quiz_result.cycle_id, member.id`;
}

const standingsOfResults = (sql: TransactionSql) => sql`
  insert into standing (cycle_id, member_id, points, verses_read, completed_days, reached_at)
  select quiz_result.cycle_id, member.id, sum(total_points)::int, sum(verses_read)::int,
    bit_or(${dayBit(sql)}), max(completed_at)
  from quiz_result
  join cycle on cycle.id = cycle_id
  join member on member.group_id = cycle.group_id and member.user_id = quiz_result.user_id`;
