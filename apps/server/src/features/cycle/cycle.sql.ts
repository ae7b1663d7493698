import type { ChangeCycleInput, StartCycleInput } from "@daily-quran/domain/group/cycle";
import type { Role } from "@daily-quran/domain/group/group";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

/** A cycle as the table has it. */
export interface CycleRow {
  id: number;
  groupId: number;
  name: string;
  startDate: CalendarDay;
  endDate: CalendarDay;
  readingPlan: "detailed";
  startDay: number;
  dailyCheckInRequired: boolean;
  leaderboardEnabled: boolean;
  quizEnabled: boolean;
  pointsPerReading: number;
  pointsPerTranslation: number;
  pointsPerTafseer: number;
  gradedOnly: boolean;
}

const columns = (sql: AnySql) => sql`
  id, group_id, name, start_date, end_date, reading_plan, start_day, daily_check_in_required,
  leaderboard_enabled, quiz_enabled, points_per_reading, points_per_translation,
  points_per_tafseer, graded_only`;

const planEnd = (sql: TransactionSql) => sql`(start_date + (300 - start_day))`;

export async function insertCycle(
  sql: TransactionSql,
  { name, startDate, readingPlan, settings, clientId }: StartCycleInput,
  more: { groupId: number; endDate: CalendarDay; createdAt: string },
): Promise<CycleRow> {
  const row = { name, startDate, readingPlan, clientId: clientId ?? null, ...settings, ...more };
  const inserted = await one(
    sql<CycleRow[]>`insert into cycle ${sql(row)} returning ${columns(sql)}`,
  );
  return inserted;
}

/** The cycle that was started in a group under a client's id. */
export async function findCycleByClientId(
  sql: TransactionSql,
  groupId: number,
  clientId: string,
): Promise<CycleRow | undefined> {
  const [row] = await sql<CycleRow[]>`
    select ${columns(sql)} from cycle where group_id = ${groupId} and client_id = ${clientId}`;
  return row;
}

/**
 * A cycle with its group's name and privacy and the role there of the user who asks, null for a non-member.
 * `version` is that of its row: what compares it (`xmin`) writes only what was decided by this very row.
 */
export interface CycleInGroupRow extends CycleRow {
  groupName: string;
  isPrivate: boolean;
  userRole: Role | null;
  version: string;
}

export async function findCycleOf(
  sql: AnySql,
  cycleId: number,
  userId: number,
): Promise<CycleInGroupRow | undefined> {
  const [row] = await sql<CycleInGroupRow[]>`
    select c.*, g.name as group_name, is_private, role as user_role
    from (select ${columns(sql)}, xmin::text as version from cycle where id = ${cycleId}) c
    join reading_group g on g.id = c.group_id
    left join member on member.group_id = g.id and member.user_id = ${userId}`;
  return row;
}

/**
 * The newest cycles of each of these groups that have not ended before a day, newest first, each with how many
 * such cycles its group has.
 */
export async function listCyclesEndingFrom(
  sql: AnySql,
  groupIds: number[],
  { day, most }: { day: CalendarDay; most: number },
): Promise<(CycleRow & { ofGroup: number })[]> {
  return await sql<(CycleRow & { ofGroup: number })[]>`
    select newest.* from unnest(${groupIds}::int[]) as wanted
    cross join lateral (
      select ${columns(sql)}, (count(*) over ())::int as of_group from cycle
      where group_id = wanted and end_date >= ${day}
      order by id desc
      limit ${most}
    ) newest
    order by newest.id desc`;
}

/**
 * How many cycles of a group have their day 300 no earlier than a day, or had it before they were made, which was
 * after an instant. Those that were ended count on: starting and ending in turn makes no more of them.
 */
export async function countOpenCycles(
  sql: TransactionSql,
  groupId: number,
  { day, since }: { day: CalendarDay; since: string },
): Promise<number> {
  const row = await one(sql<{ count: number }[]>`
    select count(*)::int as count from cycle
    where group_id = ${groupId} and (
      ${planEnd(sql)} >= ${day}
      or (created_at > ${since} and ${planEnd(sql)} < (created_at at time zone 'UTC')::date)
    )`);
  return row.count;
}

/** Changes what is given; the caller has looked at it. */
export async function updateCycle(
  sql: TransactionSql,
  cycleId: number,
  { name, endDate }: ChangeCycleInput,
): Promise<CycleRow> {
  return await one(sql<CycleRow[]>`
    update cycle set name = ${name ?? sql`name`}, end_date = ${endDate ?? sql`end_date`}
    where id = ${cycleId} returning ${columns(sql)}`);
}

// Where a cycle has no quizzes, its check-ins are what members have done in it.
const isInUse = (sql: AnySql) => sql`
  exists (select from quiz_answer where cycle_id = cycle.id)
  or exists (select from quiz_result where cycle_id = cycle.id)
  or not quiz_enabled and exists (select from check_in where cycle_id = cycle.id)`;

/** The cycles of a group below an ID, newest first, each with whether members have done anything in it. */
export async function listCyclesOf(
  sql: Sql,
  groupId: number,
  { below, limit }: { below: number; limit: number },
): Promise<(CycleRow & { isInUse: boolean })[]> {
  return await sql<(CycleRow & { isInUse: boolean })[]>`
    select ${columns(sql)}, ${isInUse(sql)} as is_in_use from cycle
    where group_id = ${groupId} and id < ${below}
    order by id desc
    limit ${limit}`;
}

export async function countCyclesOf(sql: Sql, groupId: number): Promise<number> {
  const row = await one(
    () => sql<{ count: number }[]>`
    select count(*)::int as count from cycle where group_id = ${groupId}`,
  );
  return row.count;
}

/** Locks a cycle until the end of the transaction: answers and results of it wait, and find none once it is gone. */
export async function lockCycle(
  sql: TransactionSql,
  cycleId: number,
): Promise<CycleRow | undefined> {
  const [row] = await sql<CycleRow[]>`
    select ${columns(sql)} from cycle where id = ${cycleId} for update`;
  return row;
}

/** Deletes a cycle in which members have done nothing, and returns its name. The caller holds its lock. */
export async function deleteUnusedCycle(
  sql: TransactionSql,
  cycleId: number,
): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    delete from cycle where id = ${cycleId} and not (${isInUse(sql)}) returning name`;
  return row?.name;
}
