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
  claim: "dailyClaims",
  khatma: "dailyKhatmas",
} as const satisfies Record<DailyKind, string>;

/** Who makes what, at most how many on a UTC day; `now` is in epoch milliseconds. */
export interface Daily {
  readonly userId: number;
  readonly kind: DailyKind;
  readonly most: number;
  readonly now: number;
}

/** What came of the work, and whether it made something. */
interface Made<Result> {
  readonly result: Result;
  readonly isMade: boolean;
}

/**
 * Counts one more before it is made, so that no burst passes the limit; it stays counted only if something was
 * made. Throws DAILY_LIMIT, UNAUTHORIZED where the account is gone, and what the work throws.
 */
export async function countDaily<Result>(
  sql: Sql,
  { userId, kind, most, now }: Daily,
  make: () => Promise<Made<Result>>,
): Promise<Result> {
  const counted = { userId, kind, day: utcDay(now) };
  const { taken, hasAccount } = await insertDailyCount(sql, counted, most);
  if (!hasAccount) throw new DomainError("UNAUTHORIZED");
  if (!taken) throw refusal({ kind, most, now });
  let isMade = false;
  try {
    const made = await make();
    isMade = made.isMade;
    return made.result;
  } finally {
    if (!isMade) await releaseDailyCount(sql, counted);
  }
}

function refusal({ kind, most, now }: Omit<Daily, "userId">): DomainError {
  const seconds = Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  const values = { most, hours: Math.ceil(seconds / 3600) };
  return detailedError("DAILY_LIMIT", { key: TEXTS[kind], values }, seconds);
}
