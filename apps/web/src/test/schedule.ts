import type { ScheduleEntry } from "@daily-quran/domain/reading";

/** A schedule of 300 days whose titles tell them apart. */
export const schedule: readonly ScheduleEntry[] = Array.from({ length: 300 }, (_, index) => {
  const day = index + 1;
  const readingTitle = day === 300 ? "Quraysh–An-Nas" : `Al-Baqarah ${1000 + day}`;
  return {
    day,
    reading: `Day ${day} - ${readingTitle}`,
    readingTitle,
    verseCount: day + 3,
    minutes: 10,
    status: "upcoming",
  };
});
