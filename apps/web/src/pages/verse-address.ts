import type { Verse } from "@daily-quran/domain/reading";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";

/** The absolute URL of a verse in its day's reading, for sharing. */
export function verseAddress(
  { surahNumber, verseNumber }: Pick<Verse, "surahNumber" | "verseNumber">,
  origin: string,
): string {
  const address = new URL(scheduleDayPath(dayOfVerse(surahNumber, verseNumber)), origin);
  address.hash = `${surahNumber}-${verseNumber}`;
  return address.href;
}
