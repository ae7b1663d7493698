import { byLanguage, LANGUAGE_FACTS } from "../src/language.ts";
import { VERSES } from "./real-quran.ts";

/**
 * A text reduced to bare lower-case letters and single spaces: the tests' own comparison, independent of
 * the builder's.
 */
export function bare(text: string): string {
  const known = bareTexts.get(text);
  if (known !== undefined) return known;
  const result = text
    .replaceAll("\u2009", "")
    .normalize("NFKD")
    .replace(/[\p{M}ـۥۦ]/gu, "")
    .replaceAll("ٱ", "ا")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .replace(/ +/g, " ")
    .trim()
    .toLowerCase();
  bareTexts.set(text, result);
  return result;
}
const bareTexts = new Map<string, string>();

const POSITIONS = new Map(
  VERSES.map((verse, position) => [`${verse.surahNumber}:${verse.verseNumber}`, position]),
);

/** The index of a verse in the Quran, from 0; -1 when there is no such verse. */
export function positionOf(surahNumber: number, verseNumber: number): number {
  return POSITIONS.get(`${surahNumber}:${verseNumber}`) ?? -1;
}

/** The positions of the verses with the quoted text, ignoring marks. */
export type Finder = (quoted: string) => readonly number[];

export const FIND_ARABIC = finder(VERSES.map(({ arabic }) => arabic));
export const FIND_TRANSLATION = byLanguage((language) =>
  finder(VERSES.map((verse) => verse[LANGUAGE_FACTS[language].fields.translation])),
);

function finder(texts: readonly string[]): Finder {
  const bares = texts.map(bare);
  // Sorted, with similar beginnings next to each other, so that a quotation is compared with few verses.
  const beginnings = new Map<string, number[]>();
  for (const [position, text] of bares.entries()) {
    beginnings.set(beginning(text), [...(beginnings.get(beginning(text)) ?? []), position]);
  }
  const found = new Map<string, readonly number[]>();
  return (quoted) => {
    const known = found.get(quoted);
    if (known) return known;
    const wanted = bare(quoted);
    const positions = (beginnings.get(beginning(wanted)) ?? []).filter((position) => {
      return bares[position] === wanted;
    });
    found.set(quoted, positions);
    return positions;
  };
}

/** The first letters. */
function beginning(text: string): string {
  return text.slice(0, 8);
}

/** Finds the texts that hold a quotation anywhere. */
export function quotationFinder(texts: readonly string[]): Finder {
  const bares = texts.map(bare);
  const haystack = bares.join("|");
  const ends: number[] = [];
  for (const text of bares) ends.push((ends.at(-1) ?? -1) + text.length + 1);
  const found = new Map<string, number[]>();
  return (quoted) => {
    const known = found.get(quoted);
    if (known) return known;
    const holders: number[] = [];
    let at = haystack.indexOf(bare(quoted));
    while (at >= 0) {
      const start = at;
      holders.push(ends.findIndex((end) => start < end));
      at = haystack.indexOf(bare(quoted), at + 1);
    }
    found.set(quoted, holders);
    return holders;
  };
}
