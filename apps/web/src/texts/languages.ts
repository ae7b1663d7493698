import type { Language } from "@daily-quran/domain/language";

interface LanguageFacts {
  /** Its own name. */
  readonly name: string;
  /** The tag for `lang` and for `Intl`. */
  readonly locale: string;
  readonly dir: "ltr" | "rtl";
}

/** How each language is tagged and written. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: "English", locale: "en", dir: "ltr" },
  bn: { name: "বাংলা", locale: "bn", dir: "ltr" },
  // A region that does not exist, as Android calls its right-to-left pseudo-language.
  pseudo: { name: "⟦Pseudo⟧", locale: "en-XB", dir: "rtl" },
};
