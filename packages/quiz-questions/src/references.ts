import type { IndexedVerse } from "./indexed-verse.ts";
import { localisedNumber } from "./language.ts";
import type { Localised } from "./language.ts";
import type { SurahFacts } from "./quran.ts";

/** The name of a surah as each language spells it. */
export function surahName({ englishName, bengaliName }: SurahFacts): Localised {
  return { en: englishName, bn: bengaliName };
}

/** A verse by its numbers, as "2:30" and "২:৩০". */
export function verseNumbers({ surahNumber, verseNumber }: IndexedVerse): Localised {
  const surah = localisedNumber(surahNumber);
  const verse = localisedNumber(verseNumber);
  return { en: `${surah.en}:${verse.en}`, bn: `${surah.bn}:${verse.bn}` };
}

/** A verse by name and numbers, as "Al-Baqarah 2:30". */
export function reference(verse: IndexedVerse): Localised {
  const numbers = verseNumbers(verse);
  const name = surahName(verse.surah);
  return { en: `${name.en} ${numbers.en}`, bn: `${name.bn} ${numbers.bn}` };
}

/** Two or more verses by their numbers in the order of the Quran, as "2:11, 2:12 and 2:15". */
export function verseList(verses: readonly IndexedVerse[]): Localised {
  const ordered = [...verses].sort((one, other) => one.position - other.position);
  const numbers = ordered.map((verse) => verseNumbers(verse));
  return {
    en: joined(
      numbers.map(({ en }) => en),
      "and",
    ),
    bn: joined(
      numbers.map(({ bn }) => bn),
      "ও",
    ),
  };
}

function joined(items: readonly string[], and: string): string {
  return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1) ?? ""}`;
}
