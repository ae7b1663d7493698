import type { Pronunciation } from "@daily-quran/domain/pronunciation";
import {
  recite,
  reciteInBengali,
  transliterate,
} from "@daily-quran/quran-text/transliteration/transliterate";

/** An Arabic verse in each style of pronunciation; some kilobytes of rules, so for parts that are loaded later. */
export const SPELLINGS: Readonly<Record<Pronunciation, (arabic: string) => string>> = {
  scholarly: transliterate,
  latin: recite,
  bengali: reciteInBengali,
};
