import { DEFAULT_LANGUAGE, type ReaderLanguage } from "@daily-quran/quran/languages";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { rangeText, type VerseRange } from "@daily-quran/quran/verse-range";

/** The name of a surah from its number, 1 to 114. */
export type SurahName = (surah: number) => string;

/** What stands between the first and the last surah of a title, where there are two, and where there are more. */
const JOINTS: Readonly<Record<ReaderLanguage, { two: string; more: string }>> = {
  en: { two: "/", more: "–" },
  bn: { two: " ও ", more: " থেকে " },
};

/**
 * A day's title: `Al-Baqarah 25–37`, a whole surah's name, `Al-Fatiha/Al-Baqarah` for two, `Quraysh–An-Nas`
 * for more, `আল-ফাতিহা ও আল-বাকারা` and `কুরাইশ থেকে আন-নাস` in Bengali; RangeError without a range.
 */
export function readingTitle(
  ranges: readonly VerseRange[],
  surahName: SurahName,
  language: ReaderLanguage = DEFAULT_LANGUAGE,
): string {
  const first = ranges.at(0);
  const last = ranges.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("A reading has no ranges");
  if (ranges.length === 1) return surahTitle(first, surahName(first.surah));
  const joint = JOINTS[language][ranges.length === 2 ? "two" : "more"];
  return `${surahName(first.surah)}${joint}${surahName(last.surah)}`;
}

/** The exact ranges of a day: `Day 1 - Al-Fatiha 1:1-7, Al-Baqarah 2:1-24`. */
export function readingText(
  day: number,
  ranges: readonly VerseRange[],
  surahName: SurahName,
): string {
  const parts = ranges.map((range) => `${surahName(range.surah)} ${rangeText(range)}`);
  return `Day ${day} - ${parts.join(", ")}`;
}

function surahTitle({ surah, from, to }: VerseRange, name: string): string {
  if (from === 1 && to === surahVerseCount(surah)) return name;
  return from === to ? `${name} ${from}` : `${name} ${from}–${to}`;
}
