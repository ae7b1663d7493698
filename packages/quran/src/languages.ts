/** The language of addresses without a prefix, of the API, and of readers who ask for none. */
export const DEFAULT_LANGUAGE = "en";

/** The languages of the product, the default first. */
export const LANGUAGES = [DEFAULT_LANGUAGE, "bn"] as const;

/** A language that readers are served in. */
export type ReaderLanguage = (typeof LANGUAGES)[number];

/** What is known of each language. */
export const LANGUAGE_FACTS = {
  en: {
    name: "English",
    /** How a short date has its month, and the parts of a whole one: `Nov 22, 2026`, `২২ নভেম্বর ২০২৬`. */
    month: "short",
    date: [{ dateStyle: "medium" }],
    /** The line that shows its translation, and the fields of a verse and a surah that hold its texts. */
    line: "eng",
    fields: {
      translation: "translation",
      remark: "translationRemark",
      notes: "translationNotes",
      name: "englishName",
      meaning: "englishMeaning",
    },
  },
  bn: {
    name: "বাংলা",
    // No Bengali print shortens the months as Intl does.
    month: "long",
    date: [{ month: "long", day: "numeric" }, { year: "numeric" }],
    line: "ban",
    fields: {
      translation: "bengaliTranslation",
      remark: "bengaliRemark",
      notes: "bengaliNotes",
      name: "bengaliName",
      meaning: "bengaliMeaning",
    },
  },
} as const satisfies Record<ReaderLanguage, object>;

/** What the API calls each language, and how documents and mails in it are set; no script of a page needs it. */
export const SETTING = {
  en: { inEnglish: "English", locale: "en_US", direction: "ltr", script: "latin", lineHeight: 1.6 },
  bn: {
    inEnglish: "Bengali",
    locale: "bn_BD",
    direction: "ltr",
    script: "bengali",
    lineHeight: 1.75,
  },
} as const satisfies Record<ReaderLanguage, object>;

/** Every language, one of them first. */
export const languagesFrom = (first: ReaderLanguage): ReaderLanguage[] => [
  first,
  ...LANGUAGES.filter((language) => language !== first),
];
