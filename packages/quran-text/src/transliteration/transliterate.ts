import { inBengali } from "./bengali.ts";
import { openingLetters } from "./letters.ts";
import { NASAL } from "./take-over.ts";
import { plainSpelling, type Unit, unitsOf } from "./units.ts";
import { readWord } from "./read-word.ts";

/** The signs of an obligatory stop and of a breathless one; others do not change what is said. */
const STOPS = /[\u06D8\u06DC][\u06D6-\u06DB]?(?= )/gu;

/**
 * An Uthmani verse (Hafs, fully vocalised) in Latin letters, word by word as it is written, up to an obligatory
 * stop (`|`) or its end; RangeError for a sign that no rule reads.
 */
export const transliterate = (verse: string): string => read(verse, { isRecited: false });

/** The same verse in Latin letters as it is recited: what words take over from each other is written. */
export const recite = (verse: string): string =>
  read(verse, { isRecited: true }).replaceAll(NASAL, "");

/** The same verse as it is recited, in Bengali letters. */
export const reciteInBengali = (verse: string): string =>
  inBengali(read(verse, { isRecited: true }));

interface Reading {
  readonly isRecited: boolean;
}

function read(verse: string, reading: Reading): string {
  return verse
    .split(STOPS)
    .map((phrase) => readPhrase(phrase, reading))
    .join(" | ");
}

function readPhrase(phrase: string, { isRecited }: Reading): string {
  const words = plainSpelling(phrase)
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => openingLetters(word, isRecited) ?? unitsOf(word));
  const firstUnit = (at: number): Unit | undefined => {
    const word = words[at];
    return typeof word === "string" ? undefined : word?.[0];
  };
  return words
    .map((word, at) => {
      if (typeof word === "string") return word;
      const isLast = at === words.length - 1;
      return readWord(word, { isFirst: at === 0, isLast, next: firstUnit(at + 1), isRecited });
    })
    .join(" ");
}
