import type { Language } from "@daily-quran/domain/language";

interface LanguageFacts {
  /** The tag for `lang` and for `Intl`. */
  readonly locale: string;
  readonly dir: "ltr" | "rtl";
}

/** How each language is tagged and written. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: { locale: "en", dir: "ltr" },
  bn: { locale: "bn", dir: "ltr" },
  // A region that does not exist, as Android calls its right-to-left pseudo-language.
  pseudo: { locale: "en-XB", dir: "rtl" },
};
