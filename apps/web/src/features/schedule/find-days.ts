import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { fold } from "@daily-quran/quran-text/search/fold";

/** A name as people type it: `yasin` for Ya-Sin. */
const LETTERS_ONLY = /^[\p{L}\p{M}\s'’-]+$/u;

/** The days whose number or title matches a search, ignoring accents and apostrophes; all for a blank one. */
export function findDays(
  schedule: readonly ScheduleEntry[],
  search: string,
): readonly ScheduleEntry[] {
  const wanted = fold(search);
  if (search.trim() === "") return schedule;
  if (wanted === "") return [];
  const name = LETTERS_ONLY.test(search) ? withoutSpaces(wanted) : undefined;
  return schedule.filter(({ day, readingTitle }) => {
    const title = fold(readingTitle);
    if (`day ${day}`.includes(wanted) || title.includes(wanted)) return true;
    return name !== undefined && withoutSpaces(title).includes(name);
  });
}

const withoutSpaces = (text: string) => text.replaceAll(" ", "");
