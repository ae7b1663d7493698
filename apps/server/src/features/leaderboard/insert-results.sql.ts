import type { QuizResult } from "@daily-quran/domain/quiz";
import type { PendingQuery, Row } from "postgres";
import type { Sql } from "../../db/client.ts";
import { one } from "../../db/one.ts";
import type { OvertakenNotice } from "../notification/notice.ts";
import { tellingWebhooks } from "../webhook/tell/tell-webhooks.ts";
import { dayBit } from "./standing.sql.ts";

/** A result to be stored; `overtakenNotice` is for a leader who is overtaken by it, null for none. */
export interface ResultRow extends Omit<QuizResult, "cycleId"> {
  readonly userId: number;
  readonly versesRead: number;
  readonly overtakenNotice: OvertakenNotice | null;
}

/** The cycle of results, and the topic of the notice for its leader. */
interface ResultTarget {
  readonly cycleId: number;
  readonly groupId: number;
  readonly topic: string;
}

/** What must be so for a result to be stored: the version of its cycle, and that no answer was graded. */
export interface ResultCondition {
  readonly version: string;
  readonly isUngraded: boolean;
}

/** Stores results and returns the new ones. */
export async function insertResults(
  sql: Sql,
  target: ResultTarget,
  results: readonly ResultRow[],
): Promise<QuizResult[]> {
  return await sql<QuizResult[]>`
    ${storing(sql, target, results)}
    select ${columns(sql)} from stored`;
}

/** What became of a result; `wasAllowed` is whether its condition and the membership were met when it began. */
export interface WrittenResult {
  readonly stored: QuizResult | undefined;
  readonly wasAllowed: boolean;
}

interface Outcome {
  readonly isStored: boolean;
  readonly wasAllowed: boolean;
}

/** Stores a result under a condition. */
export async function insertResultIf(
  sql: Sql,
  target: ResultTarget & { readonly onlyIf: ResultCondition },
  result: ResultRow,
): Promise<WrittenResult> {
  const { userId, day } = result;
  const { cycleId, onlyIf } = target;
  const condition = sql`
    cycle.xmin = ${onlyIf.version}::xid
    ${onlyIf.isUngraded ? sql`and not ${isGraded(sql, { cycleId, userId, day })}` : sql``}`;
  const { isStored, wasAllowed, ...stored } = await one(sql<(QuizResult & Outcome)[]>`
    ${storing(sql, { ...target, condition }, [result])}
    select ${columns(sql)}, stored.day is not null as is_stored, stored.day is not null or exists (
      select from member
      join cycle using (group_id)
      where cycle.id = ${cycleId} and user_id = ${userId} and ${condition}
    ) as was_allowed
    from (select) always
    left join stored on true`);
  return { stored: isStored ? stored : undefined, wasAllowed };
}

const columns = (sql: Sql) => sql`
  cycle_id, day, total_points, reading_quizzes, translation_quizzes, tafseer_quizzes, self_reported, completed_at`;

const isGraded = (
  sql: Sql,
  { cycleId, userId, day }: Record<"cycleId" | "userId" | "day", number>,
) => sql`
  exists (
    select from quiz_answer where cycle_id = ${cycleId} and user_id = ${userId} and day = ${day}
  )`;

/**
 * Stores results, updates standings and notifies an overtaken leader in one statement; skips known results.
 * Locks memberships first, as the deletion of an account or group does, so that no deadlock is possible.
 */
function storing(
  sql: Sql,
  { cycleId, groupId, topic, condition }: ResultTarget & { condition?: PendingQuery<Row[]> },
  results: readonly ResultRow[],
) {
  const told = sql`
    select jsonb_build_object(
      'groupId', ${groupId}::int, 'cycleId', cycle_id, 'user',
      jsonb_build_object('id', user_id, 'username', username), 'day', day, 'points', total_points,
      'selfReported', self_reported
    ) as data, completed_at as at
    from stored join app_user on app_user.id = user_id`;
  return sql`
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
      cross join lateral (
        select from cycle where id = ${cycleId} ${condition ? sql`and ${condition}` : sql``} for key share
      ) existing
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
      select member.user_id, member.id as leader_id, "overtakenNotice", "completedAt"
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
      insert into notification
        (user_id, topic, kind, details, link, member_id, cycle_id, created_at)
      select user_id, ${topic}, "overtakenNotice" ->> 'kind', "overtakenNotice" -> 'details',
        "overtakenNotice" ->> 'link', leader_id, ${cycleId}::int, "completedAt"
      from overtaken
      on conflict (user_id, topic) where not read do nothing
    ), ${tellingWebhooks(sql, { groupId, kind: "result.stored", rows: told })}`;
}
