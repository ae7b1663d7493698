import { authedProcedure, type UserRule } from "../../request/procedure.ts";
import type { DailyLimits } from "../../request/daily-limits.ts";
import { countDaily } from "./count-daily.ts";

/**
 * A procedure for signed-in users with a limit per UTC day; throws DAILY_LIMIT. Failures do not count, nor what
 * calls `ctx.leaveUncounted`, as it made nothing.
 */
export function limitedProcedure(kind: keyof DailyLimits, rule: UserRule) {
  return authedProcedure(rule).use(async ({ ctx, next }) => {
    const { sql, user, dailyLimits } = ctx;
    const daily = { userId: user.id, kind, most: dailyLimits[kind], now: ctx.now() };
    return await countDaily(sql, daily, async () => {
      let isCounted = true;
      const leaveUncounted = (): void => {
        isCounted = false;
      };
      const result = await next({ ctx: { leaveUncounted } });
      return { result, isMade: result.ok && isCounted };
    });
  });
}
