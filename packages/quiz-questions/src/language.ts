/** A language that a quiz can be read in: English or Bengali. */
export type Language = "en" | "bn";

/** One text in every language of the product. */
export type Localised = Readonly<Record<Language, string>>;

/** Every language of the product, in a fixed order. */
export const LANGUAGES: readonly Language[] = ["en", "bn"];

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
