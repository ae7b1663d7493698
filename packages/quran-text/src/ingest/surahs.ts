import { SurahFacts } from "../surah-facts.ts";
import { hasBasmalaHeading } from "../printed/basmala.ts";
import { BENGALI_MEANINGS } from "./bengali-meanings.ts";
import { byField } from "@daily-quran/quran/by-language";
import { DEFAULT_LANGUAGE } from "@daily-quran/quran/languages";
import { SURAH_NAMES } from "@daily-quran/quran/surah-names";
import { readQuranJson } from "./quran-json.ts";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";

/** Arabic names in which quran-json has the initial hamza wrong. */
const ARABIC_NAMES: Readonly<Record<number, string>> = {
  14: "إبراهيم",
  76: "الإنسان",
  82: "الانفطار",
  84: "الانشقاق",
};

/** The facts of all 114 surahs in order. */
export function readSurahFacts(): SurahFacts[] {
  return readQuranJson("quran_en.json").map((surah) => {
    const meanings = { en: surah.translation, bn: BENGALI_MEANINGS[surah.id] };
    return SurahFacts.parse({
      number: surah.id,
      name: SURAH_NAMES[DEFAULT_LANGUAGE][surah.id],
      ...byField((language) => ({
        name: SURAH_NAMES[language][surah.id],
        meaning: meanings[language],
      })),
      arabicName: ARABIC_NAMES[surah.id] ?? surah.name,
      basmala: hasBasmalaHeading(surah.id),
      revelation: surah.type,
      verseCount: surahVerseCount(surah.id),
    });
  });
}
