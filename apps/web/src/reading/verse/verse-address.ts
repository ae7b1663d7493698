import { addressIn, type Language } from "@daily-quran/domain/language";
import type { Verse } from "@daily-quran/domain/reading";
import { verseAddressPath } from "@daily-quran/domain/web-paths";

/** The absolute URL of a verse, in a language, for sharing. */
export function verseAddress(
  { surahNumber, verseNumber }: Pick<Verse, "surahNumber" | "verseNumber">,
  { origin, language }: { readonly origin: string; readonly language: Language },
): string {
  return new URL(addressIn(language, verseAddressPath(surahNumber, verseNumber)), origin).href;
}
