import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";

/** Since when a route is deprecated, when it ends at the earliest (UTC dates), and what to call instead. */
export interface Deprecation {
  readonly since: CalendarDay;
  readonly sunset: CalendarDay;
  readonly instead: string;
}

/** `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
export function deprecationHeaders({ since, sunset }: Deprecation): Record<string, string> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
  };
}
