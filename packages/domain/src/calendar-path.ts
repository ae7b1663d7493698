/** The plan as iCalendar, with `?language=bn` and `?start=2026-01-31` for a start of one's own. */
export const scheduleCalendar = "/api/schedule.ics";
