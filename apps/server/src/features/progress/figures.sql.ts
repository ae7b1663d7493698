import { OwnPlan } from "@daily-quran/domain/progress/progress";
import { MAX_RESTING_PLANS } from "@daily-quran/reading-schedule/plans/rest-dates";
import type { ReaderDate } from "@daily-quran/reading-schedule/streak/reader-streak";
import type { Sql } from "../../db/client.ts";

interface FiguresVersion {
  readonly version: string;
  readonly bookmarks: number;
  readonly plans: number;
}

/** What is new with every write of a reader's progress, and the counts that the database keeps. */
export async function findFiguresVersion(sql: Sql, userId: number): Promise<FiguresVersion> {
  const [row] = await sql<FiguresVersion[]>`
    select xmin::text as version, bookmarks, plans from progress_reader where user_id = ${userId}`;
  return row ?? { version: "", bookmarks: 0, plans: 0 };
}

/** The dates on which a reader has read, each with the zone of its first mark, in order. */
export async function listReadDates(sql: Sql, userId: number): Promise<ReaderDate[]> {
  return await sql<ReaderDate[]>`
    select value->>'date' as date, (array_agg(value->>'timeZone' order by revision))[1] as time_zone
    from progress_item
    where user_id = ${userId} and kind = 'mark' and value is not null
    group by 1 order by 1`;
}

/** The own plans of a reader that say on which dates they rest, the newest first. */
export async function listNewestPlans(sql: Sql, userId: number): Promise<OwnPlan[]> {
  const rows = await sql<{ value: unknown }[]>`
    select value from progress_item
    where user_id = ${userId} and kind = 'plan' and value is not null
    order by value->>'createdAt' desc
    limit ${MAX_RESTING_PLANS}`;
  // One from before a rule was added has no say.
  return rows.flatMap(({ value }) => OwnPlan.safeParse(value).data ?? []);
}

/** What was read, on how many dates (`times`): a day of the shared plan, else the verses of an own one. */
export interface CountedReadingRow {
  readonly plan: string;
  readonly day: number | null;
  readonly from: string;
  readonly to: string;
  readonly times: number;
}

/** The readings of a reader, each once, with the number of its dates. */
export async function listCountedReadings(sql: Sql, userId: number): Promise<CountedReadingRow[]> {
  return await sql<CountedReadingRow[]>`
    select value->>'plan' as plan, (value->>'day')::integer as day, value->>'from' as "from",
      value->>'to' as "to", count(distinct value->>'date')::integer as times
    from progress_item
    where user_id = ${userId} and kind = 'mark' and value is not null
    group by 1, 2, 3, 4`;
}
