import { OwnPlan } from "@daily-quran/domain/progress/progress";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { MAX_RESTING_PLANS } from "@daily-quran/reading-schedule/plans/rest-dates";
import type { AnySql, Sql } from "../../db/client.ts";

/** Whose calendar has a secret of this hash; nobody's who is disabled. */
export async function findCalendarUser(sql: Sql, hash: string): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select id from app_user where calendar_hash = ${hash} and disabled_at is null`;
  return row?.id;
}

/** Whether a user has a private calendar. */
export async function hasCalendar(sql: Sql, userId: number): Promise<boolean> {
  const rows = await sql`
    select from app_user where id = ${userId} and calendar_hash is not null`;
  return rows.length > 0;
}

/** Sets the hash of a user's secret, null for none; false where nothing changed. */
export async function updateCalendar(
  sql: AnySql,
  userId: number,
  hash: string | null,
): Promise<boolean> {
  const rows = await sql`
    update app_user set calendar_hash = ${hash}
    where id = ${userId} and calendar_hash is distinct from ${hash} returning id`;
  return rows.length > 0;
}

/** An own plan with its id. */
export interface OwnPlanOfCalendar {
  readonly id: string;
  readonly plan: OwnPlan;
}

/** The newest own plans of a user. */
export async function listOwnPlans(sql: Sql, userId: number): Promise<OwnPlanOfCalendar[]> {
  const rows = await sql<{ id: string; value: unknown }[]>`
    select id, value from progress_item
    where user_id = ${userId} and kind = 'plan' and value is not null
    order by value->>'createdAt' desc
    limit ${MAX_RESTING_PLANS}`;
  return rows.flatMap(({ id, value }) => {
    // One from before a rule was added is left out.
    const plan = OwnPlan.safeParse(value).data;
    return plan ? [{ id, plan }] : [];
  });
}

/** A cycle of one of a user's groups. */
export interface CycleOfCalendar {
  readonly id: number;
  readonly groupId: number;
  readonly group: string;
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  readonly startDay: number;
}

/** The newest cycles in a user's groups that are read between two dates. */
export async function listOwnCycles(
  sql: Sql,
  userId: number,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): Promise<CycleOfCalendar[]> {
  return await sql<CycleOfCalendar[]>`
    select cycle.id, cycle.group_id, reading_group.name as group, start_date, end_date, start_day
    from member join cycle using (group_id) join reading_group on reading_group.id = group_id
    where user_id = ${userId} and end_date >= ${from} and start_date <= ${to}
    order by cycle.id desc
    limit ${MAX_RESTING_PLANS}`;
}
