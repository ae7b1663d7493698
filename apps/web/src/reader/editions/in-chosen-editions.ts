import type { Verse } from "@daily-quran/domain/reading";
import { LANGUAGE_FACTS, LANGUAGES, type ReaderLanguage } from "@daily-quran/quran/languages";
import { foreignAnswer } from "../server/fetcher.ts";
import type { EditionChoices } from "./edition-choices.ts";

interface Text {
  readonly surahs: readonly { readonly verses: readonly Verse[] }[];
}

type Read<T> = (ids: Readonly<Record<string, string>>) => Promise<T>;

/** A text in the chosen editions, null where one of them is; a request takes one translation, so others follow. */
export async function inChosenEditions<T extends Text | null>(
  { tafseer, ...chosen }: EditionChoices,
  read: Read<T>,
): Promise<T | null> {
  const translations = LANGUAGES.flatMap((language) => {
    const id = chosen[language];
    return id === undefined ? [] : [{ language, ids: { translation: id } }];
  });
  const [first, ...others] = translations;
  const [text, ...rest] = await Promise.all([
    read({ ...(tafseer && { tafseer }), ...first?.ids }),
    ...others.map(({ ids }) => read(ids)),
  ]);
  return others.reduce<T | null>((whole, { language }, at) => {
    const other = rest[at];
    return whole && other ? withTranslationOf(whole, other, language) : null;
  }, text);
}

/** A text with the translation in a language, and what is remarked on it, of the same verses in another edition. */
export function withTranslationOf<T extends Text>(
  text: T,
  { surahs }: Text,
  language: ReaderLanguage,
): T {
  const others = new Map(surahs.flatMap(({ verses }) => verses).map((one) => [keyOf(one), one]));
  const { translation, remark, notes } = LANGUAGE_FACTS[language].fields;
  const translated = (verse: Verse): Verse => {
    const other = others.get(keyOf(verse));
    // Else the built-in translation would stand under the name of the chosen one.
    if (!other) throw foreignAnswer();
    return {
      ...verse,
      [translation]: other[translation],
      [remark]: other[remark],
      [notes]: other[notes],
    };
  };
  return {
    ...text,
    surahs: text.surahs.map((surah) => ({ ...surah, verses: surah.verses.map(translated) })),
  };
}

const keyOf = ({ surahNumber, verseNumber }: Verse): string => `${surahNumber}:${verseNumber}`;
