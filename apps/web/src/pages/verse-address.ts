import { addressIn, type Language } from "@daily-quran/domain/language";
import type { Verse } from "@daily-quran/domain/reading";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";

/** The absolute URL of a verse in its day's reading, in a language, for sharing. */
export function verseAddress(
  { surahNumber, verseNumber }: Pick<Verse, "surahNumber" | "verseNumber">,
  { origin, language }: { readonly origin: string; readonly language: Language },
): string {
  const path = scheduleDayPath(dayOfVerse(surahNumber, verseNumber));
  const address = new URL(addressIn(language, path), origin);
  address.hash = `${surahNumber}-${verseNumber}`;
  return address.href;
}
