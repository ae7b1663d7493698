import { BENGALI_JOINTS, readingTitle } from "@daily-quran/reading-schedule/reading-title";
import { rangesOfSpan, type VerseSet } from "@daily-quran/quran/verse-spans";
import { useSurahNames } from "../../reader/surah-names.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useLanguage } from "../../texts/use-texts.ts";

/** The title of some verses in the language of the document. */
export function useVersesTitle(): (verses: VerseSet) => string {
  const nameOf = useSurahNames();
  const { numerals } = useFormats();
  const { language } = useLanguage();
  const joints = language === "bn" ? BENGALI_JOINTS : undefined;
  return (verses) => numerals(readingTitle(verses.flatMap(rangesOfSpan), nameOf, joints));
}
