import { LANGUAGES, type ReaderLanguage } from "./languages.ts";

/** The same of each language. */
export const byLanguage = <T>(of: (language: ReaderLanguage) => T): Record<ReaderLanguage, T> =>
  Object.fromEntries(LANGUAGES.map((one) => [one, of(one)])) as Record<ReaderLanguage, T>;
