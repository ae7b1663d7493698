import { LANGUAGES, type ReaderLanguage as Language } from "@daily-quran/quran/languages";

export { LANGUAGES, type Language };

/** One text in every language of the product. */
export type Localised = Readonly<Record<Language, string>>;

/** The same text for every language: Arabic, or a commentary that exists in one language only. */
export function sameInEveryLanguage(text: string): Localised {
  return { en: text, bn: text };
}

const BENGALI_DIGITS = "০১২৩৪৫৬৭৮৯";

/** A whole number in the digits of each language. */
export function localisedNumber(value: number): Localised {
  const bn = String(value).replace(/\d/g, (digit) => BENGALI_DIGITS.charAt(Number(digit)));
  return { en: String(value), bn };
}
