import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import { byLanguage, type Localised, localisedNumber } from "../language.ts";
import type { SurahFacts } from "../quran.ts";

/** The name of a surah as each language says it: “At-Tawbah”, “সূরা আত-তাওবা”. */
function surahName({ englishName, bengaliName }: SurahFacts): Localised {
  return { en: englishName, bn: `সূরা ${bengaliName}` };
}

/** A verse by its numbers, as “2:30” and “২:৩০”. */
export function verseNumbers({ surahNumber, verseNumber }: IndexedVerse): Localised {
  const surah = localisedNumber(surahNumber);
  const verse = localisedNumber(verseNumber);
  return byLanguage((language) => `${surah[language]}:${verse[language]}`);
}

/** A verse by name and numbers, as “Al-Baqarah 2:30” and “সূরা আল-বাকারা ২:৩০”. */
export function reference(verse: IndexedVerse): Localised {
  const numbers = verseNumbers(verse);
  const name = surahName(verse.surah);
  return byLanguage((language) => `${name[language]} ${numbers[language]}`);
}

/**
 * A verse by its number in its surah, to be spoken of: “verse 30 of Surah Al-Baqarah”, “সূরা আল-বাকারার ৩০ নম্বর
 * আয়াত”.
 */
export function numberedVerse(verse: IndexedVerse): Localised {
  const number = localisedNumber(verse.verseNumber);
  return {
    en: `verse ${number.en} of Surah ${verse.surah.englishName}`,
    bn: `সূরা ${bengaliGenitive(verse.surah.bengaliName)} ${number.bn} নম্বর আয়াত`,
  };
}

const VOWEL_END = /(?:[\u0985-\u0994]|[\u09BE-\u09CC])$/u;
// Letters as names: with the ending joined, Qaf would read as another word.
const LETTER_NAMES = new Set(["কাফ", "ক্বাফ", "সাদ", "নুন", "নূন"]);

/** A Bengali name with the ending of “of”: আন-নিসার, ইউসুফের. */
export function bengaliGenitive(name: string): string {
  if (LETTER_NAMES.has(name)) return `${name}-এর`;
  return VOWEL_END.test(name) ? `${name}র` : `${name}ের`;
}

/** Verses in a row, each surah named once: “Al-Baqarah 2:30, 2:35 and Ali 'Imran 3:2”. */
export function references(verses: readonly IndexedVerse[]): Localised {
  return listed(
    verses.map((verse, index) =>
      verse.surah === verses[index - 1]?.surah ? verseNumbers(verse) : reference(verse),
    ),
  );
}

/** Texts in a row, as “2:11, 2:12 and 2:15”. */
export function listed(texts: readonly Localised[]): Localised {
  return byLanguage((language) =>
    inARow(
      texts.map((text) => text[language]),
      AND[language],
    ),
  );
}

const AND: Localised = { en: "and", bn: "ও" };

function inARow(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and} ${last}`;
}
