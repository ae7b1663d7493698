import type { QuizResult } from "@daily-quran/domain/quiz";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";
import type { OvertakenNotice } from "../notification/notices.ts";

/** A result to be stored; `overtakenNotice` is for a leader who is overtaken by it, null for none. */
export interface ResultRow extends Omit<QuizResult, "cycleId"> {
  readonly userId: number;
  readonly versesRead: number;
  readonly overtakenNotice: OvertakenNotice | null;
}

/** A day as one bit of a member's 300. */
const dayBit = (sql: Sql | TransactionSql) => sql`set_bit(repeat('0', 300)::bit(300), day - 1, 1)`;

/**
 * Stores results, updates standings and notifies an overtaken leader in one statement; skips known results.
 * Locks memberships first, as the deletion of an account or group does, so that no deadlock is possible.
 */
export async function insertResults(
  sql: Sql,
  { cycleId, groupId, topic }: { cycleId: number; groupId: number; topic: string },
  results: readonly ResultRow[],
): Promise<QuizResult[]> {
  return await sql<QuizResult[]>`
    with incoming as (
      select incoming.*, member_id
      from jsonb_to_recordset(${sql.json(results as never)}) as incoming (
        "userId" int, day int, "totalPoints" int, "readingQuizzes" int, "translationQuizzes" int,
        "tafseerQuizzes" int, "selfReported" bool, "versesRead" int, "completedAt" timestamptz,
        "overtakenNotice" jsonb
      )
      cross join lateral (
        -- Each result by the index: the planner expects a hundred of them and would scan the group.
        select id as member_id from member
        where group_id = ${groupId} and user_id = "userId"
        for key share
      ) membership
      -- It may be removed as long as it has no result.
      cross join lateral (select from cycle where id = ${cycleId} for key share) existing
    ), stored as (
      insert into quiz_result (
        cycle_id, user_id, day, total_points, reading_quizzes, translation_quizzes,
        tafseer_quizzes, self_reported, verses_read, completed_at
      )
      select ${cycleId}::int, "userId", day, "totalPoints", "readingQuizzes", "translationQuizzes",
        "tafseerQuizzes", "selfReported", "versesRead", "completedAt"
      from incoming
      on conflict (cycle_id, user_id, day) do nothing
      returning *
    ), updated as (
      insert into standing as s (cycle_id, member_id, points, verses_read, completed_days, reached_at)
      select cycle_id, member_id, total_points, verses_read, ${dayBit(sql)}, completed_at
      from (select stored.*, member_id from stored join incoming on "userId" = user_id) result
      order by member_id
      on conflict (cycle_id, member_id) do update set
        points = s.points + excluded.points,
        verses_read = s.verses_read + excluded.verses_read,
        completed_days = s.completed_days | excluded.completed_days,
        reached_at = greatest(s.reached_at, excluded.reached_at)
      returning member_id, points
    ), overtaken as (
      select member.user_id, "overtakenNotice", "completedAt"
      from updated
      join incoming using (member_id)
      join lateral (
        select member_id, points from standing
        where cycle_id = ${cycleId} and standing.member_id <> updated.member_id
        order by -points, -verses_read, reached_at, member_id
        limit 1
      ) leader on leader.points < updated.points and leader.points >= updated.points - "totalPoints"
      join member on member.id = leader.member_id
      where "overtakenNotice" is not null
      for key share of member
    ), notified as (
      insert into notification (user_id, topic, kind, details, link, created_at)
      select user_id, ${topic}, "overtakenNotice" ->> 'kind', "overtakenNotice" -> 'details',
        "overtakenNotice" ->> 'link', "completedAt"
      from overtaken
      on conflict (user_id, topic) where not read do nothing
    )
    select cycle_id, day, total_points, reading_quizzes, translation_quizzes, tafseer_quizzes,
      self_reported, completed_at
    from stored`;
}

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
