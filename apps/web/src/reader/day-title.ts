import type { PlanEntry } from "@daily-quran/domain/reading";
import { BENGALI_SURAH_NAMES } from "@daily-quran/quran/bengali-surah-names";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { BENGALI_JOINTS, readingTitle } from "@daily-quran/reading-schedule/reading-title";
import { useFormats } from "../texts/use-formats.ts";
import { useLanguage } from "../texts/use-texts.ts";

const bengaliName = (surah: number) => BENGALI_SURAH_NAMES[surah] ?? "";

/** The title of a day of the plan in the language of the document; the server writes the English one. */
export function useDayTitle(): (entry: Pick<PlanEntry, "day" | "readingTitle">) => string {
  const { language } = useLanguage();
  const { numerals } = useFormats();
  return (entry) =>
    language === "bn"
      ? numerals(readingTitle(rangesOfDay(entry.day), bengaliName, BENGALI_JOINTS))
      : entry.readingTitle;
}
