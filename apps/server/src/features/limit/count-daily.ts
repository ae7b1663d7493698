import { DomainError } from "@daily-quran/domain/errors";
import { DAY_MS, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Sql } from "../../db/client.ts";
import type { DailyKind } from "../../request/daily-limits.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import { insertDailyCount, releaseDailyCount } from "./daily-count.sql.ts";

const TEXTS = {
  group: "dailyGroups",
  cycle: "dailyCycles",
  member: "dailyMembers",
  invite: "dailyInvites",
  quiz: "dailyQuizzes",
} as const satisfies Record<DailyKind, string>;

/** Who makes what, at most how many on a UTC day; `now` is in epoch milliseconds. */
export interface Daily {
  readonly userId: number;
  readonly kind: DailyKind;
  readonly most: number;
  readonly now: number;
}

/**
 * Counts one more before it is made, so that no burst passes the limit, and returns what takes it back; throws
 * DAILY_LIMIT, and UNAUTHORIZED where the account is gone.
 */
export async function countDaily(
  sql: Sql,
  { userId, kind, most, now }: Daily,
): Promise<() => Promise<void>> {
  const counted = { userId, kind, day: utcDay(now) };
  const { taken, hasAccount } = await insertDailyCount(sql, counted, most);
  if (!hasAccount) throw new DomainError("UNAUTHORIZED");
  if (taken) return () => releaseDailyCount(sql, counted);
  const seconds = Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  const values = { most, hours: Math.ceil(seconds / 3600) };
  throw detailedError("DAILY_LIMIT", { key: TEXTS[kind], values }, seconds);
}
