import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Sql } from "../../db/client.ts";
import { one } from "../../db/one.ts";
import type { DailyKind } from "../../request/daily-limits.ts";

/** The user, what is counted, and the day. */
export interface CountedDay {
  readonly userId: number;
  readonly kind: DailyKind;
  readonly day: CalendarDay;
}

/**
 * Increments the day's count if it is below `most`. One statement, so that concurrent calls cannot pass the
 * limit. `hasAccount` is false when the account was deleted meanwhile.
 */
export async function insertDailyCount(
  sql: Sql,
  { userId, kind, day }: CountedDay,
  most: number,
): Promise<{ taken: boolean; hasAccount: boolean }> {
  const row = await one(sql<{ taken: boolean; hasAccount: boolean }[]>`
    with owner as (
      select id from app_user where id = ${userId} for key share
    ), taken as (
      insert into daily_count as held (user_id, kind, day, count)
      select id, ${kind}, ${day}, 1 from owner
      on conflict (user_id, kind) do update set
        count = case when held.day = excluded.day then held.count + 1 else 1 end,
        day = excluded.day
      where held.day <> excluded.day or held.count < ${most}
      returning true
    )
    select exists (select from taken) as taken, exists (select from owner) as has_account`);
  return row;
}

/** Takes one back, unless another day has begun. */
export async function releaseDailyCount(
  sql: Sql,
  { userId, kind, day }: CountedDay,
): Promise<void> {
  await sql`
    update daily_count set count = count - 1
    where user_id = ${userId} and kind = ${kind} and day = ${day} and count > 0`;
}
