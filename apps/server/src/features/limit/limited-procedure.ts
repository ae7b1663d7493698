import { DomainError } from "@daily-quran/domain/errors";
import { DAY_MS, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { authedProcedure, type UserRule } from "../../request/procedure.ts";
import { insertDailyCount, releaseDailyCount } from "./daily-count.sql.ts";
import type { DailyKind } from "../../request/daily-limits.ts";
import { detailedError } from "../../texts/detailed-error.ts";

const TEXTS = {
  group: "dailyGroups",
  cycle: "dailyCycles",
  member: "dailyMembers",
  invite: "dailyInvites",
} as const satisfies Record<DailyKind, string>;

/**
 * A procedure for signed-in users with a limit per UTC day; throws DAILY_LIMIT. Counted before the work, so
 * that no burst passes the limit; failures do not count, nor what calls `ctx.leaveUncounted`, as it made nothing.
 */
export function limitedProcedure(kind: DailyKind, rule: UserRule) {
  return authedProcedure(rule).use(async ({ ctx, next }) => {
    const { sql, user, dailyLimits } = ctx;
    const now = ctx.now();
    const counted = { userId: user.id, kind, day: utcDay(now) };
    const { taken, hasAccount } = await insertDailyCount(sql, counted, dailyLimits[kind]);
    if (!hasAccount) throw new DomainError("UNAUTHORIZED");
    if (!taken) throw refusal(kind, dailyLimits[kind], now);
    let isCounted = true;
    const leaveUncounted = (): void => {
      isCounted = false;
    };
    const result = await next({ ctx: { leaveUncounted } });
    if (!result.ok || !isCounted) await releaseDailyCount(sql, counted);
    return result;
  });
}

function refusal(kind: DailyKind, most: number, now: number): DomainError {
  const seconds = Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  const values = { most, hours: Math.ceil(seconds / 3600) };
  return detailedError("DAILY_LIMIT", { key: TEXTS[kind], values }, seconds);
}
