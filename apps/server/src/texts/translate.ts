import type { ReaderLanguage } from "@daily-quran/domain/language";
import { byLanguage } from "@daily-quran/quran/by-language";
import { LANGUAGE_FACTS } from "@daily-quran/quran/languages";
import { BN } from "./bn/catalogues.ts";
import { type Catalogues, EN } from "./en/catalogues.ts";
import compile from "icu-minify/compile";
import format, { type CompiledMessage } from "icu-minify/format";

const formatters = {
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

/** A text of a catalogue by its key, in a language, with its ICU arguments. */
export type Translate<Key extends string> = (
  language: ReaderLanguage,
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The texts of the server in each language. */
export const CATALOGUES: Readonly<Record<ReaderLanguage, Catalogues>> = { en: EN, bn: BN };

/** Compiles a catalogue's ICU messages, once; throws where one is malformed. */
export function translator<Name extends Exclude<keyof Catalogues, "khatmaTable">>(
  name: Name,
): Translate<keyof Catalogues[Name] & string> {
  const compiled = byLanguage((language) => compiledTexts(CATALOGUES[language][name]));
  return (language, key, values = {}) =>
    String(format(compiled[language].get(key) ?? "", language, values, { formatters }));
}

const compiledTexts = (texts: Readonly<Record<string, string>>) =>
  new Map<string, CompiledMessage>(
    Object.entries(texts).map(([key, text]) => [key, compile(text)]),
  );

/** A calendar day as people read it. */
export const dayText = (language: ReaderLanguage, day: string): string =>
  LANGUAGE_FACTS[language].date
    .map((part) => new Intl.DateTimeFormat(language, { ...part, timeZone: "UTC" }))
    .map((formatter) => formatter.format(new Date(day)))
    .join(" ");
