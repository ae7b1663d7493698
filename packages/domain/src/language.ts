/** The languages of the interface, the first in addresses without a prefix. */
export const LANGUAGES = ["en", "bn"] as const;

/** A language of the interface; `pseudo` is English made longer, accented and right to left, for tests. */
export type Language = (typeof LANGUAGES)[number] | "pseudo";

const PREFIX = /^\/(bn|pseudo)(?=\/|$)/;

/** The language of a path: of `/bn/about` Bengali, of `/about` English. */
export const languageOf = (path: string): Language =>
  (PREFIX.exec(path)?.[1] as Language | undefined) ?? "en";

/** A path without its language: `/about` for `/bn/about`. */
export const withoutLanguage = (path: string): string => path.replace(PREFIX, "") || "/";

/** What the paths of a language begin with: `/bn`, nothing for English. */
export const languagePrefix = (language: Language): string =>
  language === "en" ? "" : `/${language}`;
