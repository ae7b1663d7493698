import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import { byLanguage, LANGUAGE_FACTS, type Localised } from "../language.ts";
import { localisedNumber, QUIZ_LANGUAGES, said } from "../languages/said.ts";
import type { SurahFacts } from "../quran.ts";

const nameOf = (surah: SurahFacts): Localised =>
  byLanguage((language) => surah[LANGUAGE_FACTS[language].fields.name]);

/** The name of a surah with what says “of” it: “At-Tawbah”, “আত-তাওবার”. */
export function ofSurah(surah: SurahFacts): Localised {
  const name = nameOf(surah);
  return byLanguage((language) => QUIZ_LANGUAGES[language].texts.ofSurah(name[language]));
}

/** A verse by its numbers, as “2:30” and “২:৩০”. */
export function verseNumbers({ surahNumber, verseNumber }: IndexedVerse): Localised {
  const surah = localisedNumber(surahNumber);
  const verse = localisedNumber(verseNumber);
  return byLanguage((language) => `${surah[language]}:${verse[language]}`);
}

/** A verse by name and numbers, as “Al-Baqarah 2:30” and “সূরা আল-বাকারা ২:৩০”. */
export function reference(verse: IndexedVerse): Localised {
  return said((texts) => texts.reference, {
    name: nameOf(verse.surah),
    numbers: verseNumbers(verse),
  });
}

/**
 * A verse by its number in its surah, to be spoken of: “verse 30 of Surah Al-Baqarah”, “সূরা আল-বাকারার ৩০ নম্বর
 * আয়াত”.
 */
export function numberedVerse(verse: IndexedVerse): Localised {
  return said((texts) => texts.numberedVerse, {
    number: localisedNumber(verse.verseNumber),
    ofSurah: ofSurah(verse.surah),
  });
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
      QUIZ_LANGUAGES[language].texts.and,
    ),
  );
}

function inARow(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and} ${last}`;
}
