import { oneOf, type Parse, type StoredValue, storedValue } from "../lib/storage.ts";

const TEXT_SIZES = ["small", "medium", "large", "extra-large"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const TRANSLATION_CHOICES = ["no", "eng", "ban"] as const;
export type TranslationChoice = (typeof TRANSLATION_CHOICES)[number];

/** The translation chosen for each surah, by its index in the day's reading. */
export type TranslationChoices = Readonly<Record<string, TranslationChoice>>;

/** Which translations the schedule shows: `bengali` adds the Bengali to the English. */
const TRANSLATION_LANGUAGES = ["english", "bengali", "bengali-only"] as const;
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number];

export type Visibility = "shown" | "hidden";

const parseTranslation = oneOf(TRANSLATION_CHOICES);

const parseTranslations: Parse<TranslationChoices> = (value) => {
  if (typeof value !== "object" || value === null) return undefined;
  const valid = Object.entries(value).flatMap(([index, choice]) => {
    const known = parseTranslation(choice);
    return known ? [[index, known] as const] : [];
  });
  return Object.fromEntries(valid);
};

const storedVisibility = (name: string, fallback: Visibility): StoredValue<Visibility> =>
  storedValue(name, fallback, oneOf(["shown", "hidden"]));

export const arabicSize = storedValue<TextSize>("arabic-size", "medium", oneOf(TEXT_SIZES));

export const translationSize = storedValue<TextSize>(
  "translation-size",
  "medium",
  oneOf(TEXT_SIZES),
);

export const translationChoices = storedValue<TranslationChoices>(
  "translation-choices",
  {},
  parseTranslations,
);

export const translation = storedVisibility("translation", "shown");

export const translationLanguage = storedValue<TranslationLanguage>(
  "translation-language",
  "bengali",
  oneOf(TRANSLATION_LANGUAGES),
);

export const transliteration = storedVisibility("transliteration", "hidden");

export const tafseer = storedVisibility("tafseer", "hidden");
