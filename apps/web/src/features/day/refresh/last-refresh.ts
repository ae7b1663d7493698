import { type CalendarDay, isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { type DailyRefresh, dailyRefresh } from "@daily-quran/reading-schedule/daily-refresh";
import { now } from "../../../reader/clock/clock.ts";
import { deviceZone } from "../../../texts/device-zone.ts";
import { storedValue } from "../../../lib/storage/storage.ts";

/** The reader's local day on which readings were last refreshed. */
export const lastRefreshDay = storedValue<CalendarDay | null>("last-refresh-date", null, (value) =>
  typeof value === "string" && isCalendarDay(value) ? value : undefined,
);

/** What the daily refresh must do now, by the server's clock. */
export const decideRefresh = (): DailyRefresh =>
  dailyRefresh({
    now: now(),
    timeZone: deviceZone(),
    lastRefreshDay: lastRefreshDay.get() ?? undefined,
  });
