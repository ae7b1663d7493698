import { LANGUAGE_FACTS, LANGUAGES, type ReaderLanguage } from "./languages.ts";

/** The same of each language. */
export const byLanguage = <T>(of: (language: ReaderLanguage) => T): Record<ReaderLanguage, T> =>
  Object.fromEntries(LANGUAGES.map((one) => [one, of(one)])) as Record<ReaderLanguage, T>;

type Fields = (typeof LANGUAGE_FACTS)[ReaderLanguage]["fields"];

/** What a verse or a surah calls its texts of a sort, one in each language. */
export type FieldOf<Sort extends keyof Fields> = Fields[Sort];

/** What is of the texts of each language, by the fields that hold them. */
export const byField = <Of extends { readonly [Sort in keyof Fields]?: unknown }>(
  of: (language: ReaderLanguage) => Of,
) =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const fields: Readonly<Record<string, string>> = LANGUAGE_FACTS[language].fields;
      return Object.entries(of(language)).map(([sort, value]) => [fields[sort], value]);
    }),
  ) as { [Sort in keyof Of & keyof Fields as Fields[Sort]]: Of[Sort] };
