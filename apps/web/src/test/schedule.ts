import type { ScheduleEntry } from "@daily-quran/domain/reading";

const DAY_300 =
  "Day 300 - Quraysh 106:1-4, Al-Ma'un 107:1-7, Al-Kawthar 108:1-3, Al-Kafirun 109:1-6, An-Nasr 110:1-3, Al-Masad 111:1-5, Al-Ikhlas 112:1-4, Al-Falaq 113:1-5, An-Nas 114:1-6";

/** A schedule of 300 days with different titles. */
export const schedule: readonly ScheduleEntry[] = Array.from({ length: 300 }, (_, index) => {
  const day = index + 1;
  const readingTitle = day === 300 ? "Quraysh–An-Nas" : `Al-Baqarah ${1000 + day}`;
  return {
    day,
    reading: day === 300 ? DAY_300 : `Day ${day} - ${readingTitle}`,
    readingTitle,
    verseCount: day + 3,
    minutes: 10,
    status: "upcoming",
  };
});
