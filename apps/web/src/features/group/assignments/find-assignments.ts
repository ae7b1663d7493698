import type { ScheduleEntry } from "@daily-quran/domain/reading";

/** The days whose number or reading title holds what is searched for; all of them for a blank search. */
export function findAssignments(
  schedule: readonly ScheduleEntry[],
  search: string,
): readonly ScheduleEntry[] {
  const wanted = search.trim().toLowerCase();
  return schedule.filter(({ day, readingTitle }) =>
    [`day ${day}`, readingTitle.toLowerCase()].some((text) => text.includes(wanted)),
  );
}
