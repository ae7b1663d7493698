import type { PlanEntry } from "@daily-quran/domain/reading";
import { DEFAULT_LANGUAGE } from "@daily-quran/quran/languages";
import { rangesOfSpan, type VerseSet } from "@daily-quran/quran/verse-spans";
import { spanOfDay } from "@daily-quran/reading-schedule/plan";
import { readingTitle } from "@daily-quran/reading-schedule/reading-title";
import { useFormats } from "../texts/use-formats.ts";
import { useLanguage } from "../texts/use-texts.ts";
import { useSurahNames } from "./surah-names.ts";

/** The title of some verses in the language of the document. */
export function useVersesTitle(): (verses: VerseSet) => string {
  const { served } = useLanguage();
  const { numerals } = useFormats();
  const nameOf = useSurahNames();
  return (verses) => numerals(readingTitle(verses.flatMap(rangesOfSpan), nameOf, served));
}

/** The title of a day of the plan in the language of the document; the server writes the default's. */
export function useDayTitle(): (entry: Pick<PlanEntry, "day" | "readingTitle">) => string {
  const { served } = useLanguage();
  const titleOf = useVersesTitle();
  return (entry) =>
    served === DEFAULT_LANGUAGE ? entry.readingTitle : titleOf([spanOfDay(entry.day)]);
}
