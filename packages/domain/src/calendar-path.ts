import { DEFAULT_LANGUAGE } from "./language.ts";

/** The plan as iCalendar, with `?language=bn`, `?start=2026-01-31` for a start of one's own and `?alarm=06:30`. */
export const scheduleCalendar = "/api/schedule.ics";

/** A calendar in a language, with an alarm at a time of each day unless it is blank. */
export function calendarIn(path: string, language: string, alarm = ""): string {
  const query = new URLSearchParams({
    ...(language !== DEFAULT_LANGUAGE && { language }),
    ...(alarm && { alarm }),
  });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
