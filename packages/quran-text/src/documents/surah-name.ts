import type { SurahName } from "@daily-quran/reading-schedule/reading-title";
import type { SurahFacts } from "../surah-facts.ts";

/** The name of a surah as the plan's titles write it. */
export function surahNameIn(surahs: readonly SurahFacts[]): SurahName {
  return (surah) => {
    const facts = surahs[surah - 1];
    if (!facts) throw new RangeError(`There is no surah ${surah}.`);
    return facts.englishName;
  };
}
