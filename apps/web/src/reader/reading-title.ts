import type { Reading } from "@daily-quran/domain/reading";
import { DEFAULT_LANGUAGE } from "@daily-quran/quran/languages";
import { readingTitle } from "@daily-quran/reading-schedule/reading-title";
import { useFormats } from "../texts/use-formats.ts";
import { useLanguage } from "../texts/use-texts.ts";
import { useSurahName } from "./surah-name.ts";

/** The title of a reading in the language of the document; the server writes the default's. */
export function useReadingTitle(): (reading: Reading) => string {
  const { served } = useLanguage();
  const { numerals } = useFormats();
  const nameOf = useSurahName();
  return (reading) => {
    if (served === DEFAULT_LANGUAGE) return reading.readingTitle;
    const ranges = reading.surahs.map(({ number, verses }) => ({
      surah: number,
      from: verses[0]?.verseNumber ?? 0,
      to: verses.at(-1)?.verseNumber ?? 0,
    }));
    const names = new Map(reading.surahs.map((surah) => [surah.number, nameOf(surah)]));
    return numerals(readingTitle(ranges, (surah) => names.get(surah) ?? "", served));
  };
}
