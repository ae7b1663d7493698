import { byLanguage } from "@daily-quran/quran/by-language";
import {
  LANGUAGE_FACTS,
  LANGUAGES,
  type ReaderLanguage as Language,
} from "@daily-quran/quran/languages";

export { byLanguage, LANGUAGE_FACTS, LANGUAGES, type Language };

/** One text in every language of the product. */
export type Localised = Readonly<Record<Language, string>>;

/** The same text for every language: Arabic, or a commentary that exists in one language only. */
export const sameInEveryLanguage = (text: string): Localised => byLanguage(() => text);
