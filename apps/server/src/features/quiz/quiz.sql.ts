import type { QuestionType, QuizResult } from "@daily-quran/domain/quiz";
import type { Sql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

/** Whose quiz, and which. */
export interface MemberQuizKey {
  readonly cycleId: number;
  readonly userId: number;
  readonly day: number;
}

/** An answer as it was graded when it was sent. */
export interface AnswerRow {
  type: QuestionType;
  choice: number;
  isCorrect: boolean;
  points: number;
  /** The version of the maker of the question; null for answers from before questions were stored. */
  maker: number | null;
}

/** An answer to be stored, and the version of the cycle that it was found by. */
export interface NewAnswer extends MemberQuizKey, AnswerRow {
  readonly version: string;
  readonly answeredAt: string;
}

/** What became of a write; `wasAllowed` is whether cycle and membership were there when it began. */
export interface Written {
  readonly isStored: boolean;
  readonly wasAllowed: boolean;
}

/**
 * Stores an answer if the cycle is still there and of this version, the user a member and the answer the first
 * to its question.
 */
export async function insertAnswer(sql: Sql, answer: NewAnswer): Promise<Written> {
  const { cycleId, userId, day, version, type, choice, isCorrect, points, maker } = answer;
  const ofMember = sql`
    from member
    join cycle using (group_id)
    where cycle.id = ${cycleId} and user_id = ${userId} and cycle.xmin = ${version}::xid`;
  const written = await one(sql<Written[]>`
    with stored as (
      insert into quiz_answer (cycle_id, user_id, day, type, choice, is_correct, points, maker, answered_at)
      select cycle.id, user_id, ${day}, ${type}, ${choice}, ${isCorrect}, ${points}, ${maker}, ${answer.answeredAt}
      ${ofMember}
      for key share of member, cycle
      on conflict (cycle_id, user_id, day, type) do nothing
      returning true
    )
    select
      exists (select from stored) as is_stored,
      case when exists (select from stored) then true else exists (select ${ofMember}) end as was_allowed`);
  return written;
}

/** A user's answers to a day's quiz. */
export async function listAnswers(
  sql: Sql,
  { cycleId, userId, day }: MemberQuizKey,
): Promise<AnswerRow[]> {
  return await sql<AnswerRow[]>`
    select type, choice, is_correct, points, maker from quiz_answer
    where cycle_id = ${cycleId} and user_id = ${userId} and day = ${day}`;
}

export async function findResult(
  sql: Sql,
  { cycleId, userId, day }: MemberQuizKey,
): Promise<QuizResult | undefined> {
  const [row] = await sql<QuizResult[]>`
    select cycle_id, day, total_points, reading_quizzes, translation_quizzes, tafseer_quizzes,
      self_reported, completed_at
    from quiz_result
    where cycle_id = ${cycleId} and user_id = ${userId} and day = ${day}`;
  return row;
}

/** A user's results in a cycle, in the order of the days. */
export async function listResults(
  sql: Sql,
  { cycleId, userId }: Pick<MemberQuizKey, "cycleId" | "userId">,
): Promise<Pick<QuizResult, "day" | "totalPoints">[]> {
  return await sql<Pick<QuizResult, "day" | "totalPoints">[]>`
    select day, total_points from quiz_result
    where cycle_id = ${cycleId} and user_id = ${userId}
    order by day`;
}

/** How many of the current members have a result for a cycle's day. */
export async function countMembersDone(
  sql: Sql,
  { cycleId, day }: Pick<MemberQuizKey, "cycleId" | "day">,
): Promise<number> {
  const row = await one(
    () => sql<{ count: number }[]>`
    select count(*)::int as count
    from cycle
    join member using (group_id)
    join quiz_result result on result.cycle_id = cycle.id and result.user_id = member.user_id
    where cycle.id = ${cycleId} and result.day = ${day}`,
  );
  return row.count;
}

/** The usernames of the current members with a result for a cycle's day, the first to finish first. */
export async function listNamesDone(
  sql: Sql,
  { cycleId, day }: Pick<MemberQuizKey, "cycleId" | "day">,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ username: string }[]>`
    select username
    from cycle
    join member using (group_id)
    join quiz_result result on result.cycle_id = cycle.id and result.user_id = member.user_id
    join app_user on app_user.id = member.user_id
    where cycle.id = ${cycleId} and result.day = ${day}
    order by completed_at, member.id
    limit ${limit}`;
  return rows.map(({ username }) => username);
}
