import type { ReaderLanguage } from "@daily-quran/domain/language";

/** The cookie with the language that was chosen in this browser, and a way to set another. */
export interface LanguageCookie {
  readonly value: ReaderLanguage | undefined;
  set(language: ReaderLanguage): void;
}
