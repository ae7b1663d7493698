import { oneOf, type Parse, type StoredValue, storedValue } from "../lib/storage/storage.ts";

const TEXT_SIZES = ["small", "medium", "large", "extra-large"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const TRANSLATION_CHOICES = ["no", "eng", "ban", "both"] as const;
/** A translation, of one surah or of every day and page. */
export type TranslationChoice = (typeof TRANSLATION_CHOICES)[number];

/** Surahs shown in another translation than the rest, by day and index in its reading: `17:1`. */
export type TranslationChoices = Readonly<Record<string, TranslationChoice>>;

export type Visibility = "shown" | "hidden";

const parseTranslation = oneOf(TRANSLATION_CHOICES);

const parseTranslations: Parse<TranslationChoices> = (value) => {
  if (typeof value !== "object" || value === null) return undefined;
  const valid = Object.entries(value).flatMap(([key, choice]) => {
    const known = parseTranslation(choice);
    return known ? [[key, known] as const] : [];
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

/** Null until the reader has chosen: see useUsualTranslation. */
export const lastingTranslation = storedValue<TranslationChoice | null>(
  "translation",
  null,
  oneOf(TRANSLATION_CHOICES),
);

export const transliteration = storedVisibility("transliteration", "hidden");

export const tafseer = storedVisibility("tafseer", "hidden");
