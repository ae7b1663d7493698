import type { ListedQuestion, OwnQuestion } from "@daily-quran/domain/group/own-question";
import type { QuestionType } from "@daily-quran/domain/quiz";
import { MAX_FAULT_LENGTH } from "@daily-quran/domain/report";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

/** A question as the table has it. */
export interface QuestionRow {
  readonly id: string;
  readonly day: number;
  readonly inPlaceOf: QuestionType | null;
  readonly question: Omit<OwnQuestion, "id" | "day" | "inPlaceOf">;
}

/** A question with its author's name while that account is there. */
interface AuthoredRow extends QuestionRow {
  readonly author: string | null;
}

export interface DayOfCycle {
  readonly cycleId: number;
  readonly day: number;
}

/** The questions that a group asks on a day in place of the built-in ones. */
export async function listAsked(
  sql: AnySql,
  { cycleId, day }: DayOfCycle,
): Promise<(AuthoredRow & { readonly inPlaceOf: QuestionType })[]> {
  return await sql<(AuthoredRow & { readonly inPlaceOf: QuestionType })[]>`
    select q.id, day, in_place_of, question, username as author
    from own_question q left join app_user on app_user.id = author_id
    where cycle_id = ${cycleId} and day = ${day} and in_place_of is not null
    order by q.id`;
}

/** The own question of a member's group that a report is about; locks the group against changes of its members. */
export async function findReported(
  sql: TransactionSql,
  userId: number,
  {
    cycleId = 0,
    day,
    questionId,
  }: { cycleId?: number | undefined; day: number; questionId: string },
): Promise<{ cycleId: number; id: string; groupId: number; name: string } | undefined> {
  const [row] = await sql<{ cycleId: number; id: string; groupId: number; name: string }[]>`
    select cycle_id, q.id, g.id as group_id, g.name
    from own_question q
    join cycle on cycle.id = cycle_id
    join reading_group g on g.id = cycle.group_id
    join member on member.group_id = g.id and user_id = ${userId}
    where cycle_id = ${cycleId} and day = ${day} and day || '-' || in_place_of = ${questionId}
    for no key update of g`;
  return row;
}

/** A question with what became of it; `shown` counts who chose an option, by its number as it was shown. */
export interface ListedRow
  extends AuthoredRow, Pick<ListedQuestion, "isOpened" | "faultCount" | "faults"> {
  readonly shown: readonly { readonly choice: number; readonly count: number }[];
  /** Of the whole list. */
  readonly total: number;
}

const MAX_FAULTS_SHOWN = 2;

/** Questions of a cycle by day and ID after a position, each with what members chose and its newest faults. */
export async function listQuestions(
  sql: Sql,
  cycleId: number,
  { after, limit }: { after: { day: number; id: string }; limit: number },
): Promise<ListedRow[]> {
  return await sql<ListedRow[]>`
    select q.id, q.day, in_place_of, question, username as author, kept.day is not null as is_opened,
      reports.count as fault_count, reports.messages as faults,
      (
        select coalesce(json_agg(chosen), '[]') from (
          select choice, count(*)::int from quiz_answer answer
          where (answer.cycle_id, answer.day, type) = (kept.cycle_id, kept.day, in_place_of)
          group by choice
        ) as chosen
      ) as shown,
      (
        select count(*)::int from own_question where cycle_id = q.cycle_id
      ) as total
    from own_question q
    left join app_user on app_user.id = author_id
    left join kept_quiz kept on (kept.cycle_id, kept.day) = (q.cycle_id, q.day)
    cross join lateral (
      select count(*)::int,
        coalesce((array_agg(left(message, ${MAX_FAULT_LENGTH}) order by report.id desc))[:${MAX_FAULTS_SHOWN}], '{}') as messages
      from report where (report.cycle_id, own_question) = (q.cycle_id, q.id)
    ) as reports
    where q.cycle_id = ${cycleId} and (q.day, q.id) > (${after.day}, ${after.id})
    order by q.day, q.id
    limit ${limit}`;
}

/** How many questions a person has written in all groups. */
export async function countQuestionsOf(sql: TransactionSql, authorId: number): Promise<number> {
  const row = await one(
    sql<{ count: number }[]>`select count(*)::int from own_question where author_id = ${authorId}`,
  );
  return row.count;
}

/** What the questions of a file meet in their cycle: those with their IDs or of their days, and days with a stored quiz. */
export async function findMet(
  sql: TransactionSql,
  cycleId: number,
  questions: readonly OwnQuestion[],
): Promise<{ held: QuestionRow[]; opened: ReadonlySet<number> }> {
  const ids = questions.map(({ id }) => id);
  const held = await sql<QuestionRow[]>`
    select id, day, in_place_of, question from own_question
    where cycle_id = ${cycleId}
      and (id = any(${ids}::text[]) or day = any(${questions.map(({ day }) => day)}::int[]))`;
  const kept = await sql<{ day: number }[]>`select day from kept_quiz where cycle_id = ${cycleId}`;
  return { held, opened: new Set(kept.map(({ day }) => day)) };
}

/**
 * Writes questions, each in place of one with its ID; the author is who wrote the text as it is. The caller
 * holds the cycle's lock.
 */
export async function upsertQuestions(
  sql: TransactionSql,
  questions: readonly OwnQuestion[],
  by: { readonly cycleId: number; readonly authorId: number },
): Promise<void> {
  const rows = questions.map(({ id, day, inPlaceOf = null, ...question }) => {
    return { ...by, id, day, inPlaceOf, question: sql.json(question) };
  });
  // So that questions of one file can change places.
  await sql`
    update own_question set in_place_of = null
    where cycle_id = ${by.cycleId} and id = any(${questions.map(({ id }) => id)}::text[])`;
  await sql`
    insert into own_question ${sql(rows)} on conflict (cycle_id, id) do update set
      day = excluded.day, in_place_of = excluded.in_place_of, question = excluded.question,
      author_id = case
        when own_question.question = excluded.question then own_question.author_id
        else excluded.author_id
      end`;
}

/** Deletes a question unless its day's quiz is stored; whether it did. The caller holds the cycle's lock. */
export async function deleteQuestion(
  sql: TransactionSql,
  { cycleId, id }: { readonly cycleId: number; readonly id: string },
): Promise<boolean> {
  const deleted = await sql`
    delete from own_question q where cycle_id = ${cycleId} and id = ${id} and not exists (
      select from kept_quiz kept where (kept.cycle_id, kept.day) = (q.cycle_id, q.day)
    ) returning id`;
  return deleted.length > 0;
}
