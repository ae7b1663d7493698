import {
  DEFAULT_LANGUAGE,
  LANGUAGE_FACTS,
  LANGUAGES,
  type ReaderLanguage,
} from "@daily-quran/quran/languages";

export { DEFAULT_LANGUAGE, LANGUAGE_FACTS, LANGUAGES, type ReaderLanguage };

/** A language of the interface; `pseudo` is English made longer, accented and right to left, for tests. */
export type Language = ReaderLanguage | "pseudo";

/** The language that readers of an interface are served in: of `pseudo` English. */
export const servedLanguage = (language: Language): ReaderLanguage =>
  language === "pseudo" ? "en" : language;

/** The cookie with the reader's choice of a language. */
export const LANGUAGE_COOKIE = "language";

/** For how many days a choice is remembered in the browser. */
export const LANGUAGE_DAYS = 365;

const [, ...PREFIXED] = [...LANGUAGES, "pseudo"] as const;

/** The language of a path: of `/bn/about` Bengali, of `/about` the default. */
export const languageOf = (path: string): Language =>
  PREFIXED.find((language) => `${path}/`.startsWith(`/${language}/`)) ?? DEFAULT_LANGUAGE;

/** A path without its language: `/about` for `/bn/about`. */
export const withoutLanguage = (path: string): string =>
  path.slice(languagePrefix(languageOf(path)).length) || "/";

/** What the paths of a language begin with: `/bn`, nothing for the default. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? "" : `/${language}`;

/** The language that an `Accept-Language` header likes best: of `bn-BD,en;q=0.5` Bengali; the default for none. */
export function readerLanguage(accepted = ""): ReaderLanguage {
  const [best] = accepted
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
      const quality = /^\s*q=([\d.]+)\s*$/.exec(parameters.join(";"))?.[1] ?? "1";
      return { language: LANGUAGES.find((name) => name === tag.split("-", 1)[0]), quality };
    })
    .filter(({ language, quality }) => language !== undefined && Number(quality) > 0)
    .sort((one, other) => Number(other.quality) - Number(one.quality));
  return best?.language ?? DEFAULT_LANGUAGE;
}

/** The address of a path in a language: `/bn` for `/`, `/bn/about` for `/about`. */
export const addressIn = (language: Language, path: string): string =>
  language === DEFAULT_LANGUAGE
    ? path
    : `${languagePrefix(language)}${path.replace(/^\/(?=$|[?#])/, "")}`;
