import { readingTitle } from "@daily-quran/reading-schedule/reading-title";
import { rangesOfSpan, type VerseSet } from "@daily-quran/reading-schedule/verse-spans";
import { useSurahNames } from "../../reader/surah-names.ts";
import { useFormats } from "../../texts/use-formats.ts";

/** The title of some verses in the language of the document. */
export function useVersesTitle(): (verses: VerseSet) => string {
  const nameOf = useSurahNames();
  const { numerals } = useFormats();
  return (verses) => numerals(readingTitle(verses.flatMap(rangesOfSpan), nameOf));
}
