import type { SiteSettings } from "@daily-quran/domain/site";
import type { AccountSettings } from "./account-settings.ts";
import type { DailyLimits } from "./daily-limits.ts";

/** What createApp needs to know of the configuration; env.ts reads it from the environment. */
export interface AppSettings {
  readonly site: SiteSettings;
  /** Whether `X-Forwarded-*` headers of a proxy in front are believed. */
  readonly trustProxy: boolean;
  /** Whether `/mcp` is served. */
  readonly mcp: boolean;
  /** Drain time of a shutdown, so that a proxy loses no request. */
  readonly drainSeconds: number;
  readonly accounts: AccountSettings;
  readonly dailyLimits: DailyLimits;
}
