/** The plan as iCalendar, with `?language=bn`, `?start=2026-01-31` for a start of one's own and `?alarm=06:30`. */
export const scheduleCalendar = "/api/schedule.ics";
