import { type Language, LANGUAGE_FACTS, type ReaderLanguage } from "@daily-quran/domain/language";

type Facts = (typeof LANGUAGE_FACTS)[ReaderLanguage];

/** What is known of a language of the interface. */
export interface InterfaceFacts extends Pick<Facts, "line" | "fields" | "month" | "date"> {
  /** The tag for `lang` and for `Intl`. */
  readonly locale: string;
  /** The language of the texts that the server has. */
  readonly served: ReaderLanguage;
}

const factsOf = (served: ReaderLanguage): InterfaceFacts => ({
  ...LANGUAGE_FACTS[served],
  locale: served,
  served,
});

/** What is known of each language of the interface. */
export const INTERFACES: Readonly<Record<Language, InterfaceFacts>> = {
  en: factsOf("en"),
  bn: factsOf("bn"),
  // A region that does not exist, as Android calls its right-to-left pseudo-language.
  pseudo: { ...factsOf("en"), locale: "en-XB" },
};
