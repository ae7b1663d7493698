/** The scripts of the Arabic: that of the Madani mushaf, and that of India, Pakistan and Bangladesh. */
export const SCRIPTS = ["uthmani", "indopak"] as const;
export type Script = (typeof SCRIPTS)[number];

/** The edition with the Indo-Pak text. */
export const INDO_PAK_EDITION = "ar-indopak";

/** The verses in which a word of one script is two of the other: which has two, and the first of them, from 0. */
const IN_TWO: Readonly<Record<string, readonly [script: Script, at: number]>> = {
  "15:7": ["indopak", 0],
  "27:20": ["indopak", 3],
  "36:22": ["indopak", 0],
  "37:130": ["uthmani", 2],
  "37:164": ["indopak", 0],
  "41:47": ["indopak", 24],
  "72:16": ["indopak", 0],
};

/** The first and the last word, from 0, that a verse (`2:255`) has in a script for a word of the other. */
export function wordsIn(script: Script, verse: string, word: number): readonly [number, number] {
  const [divided, at] = IN_TWO[verse] ?? [];
  if (at === undefined || word < at) return [word, word];
  if (divided === script) return word === at ? [at, at + 1] : [word + 1, word + 1];
  return word === at ? [at, at] : [word - 1, word - 1];
}

/** The number, from 0, of the word at a place of a text. */
export const wordAt = (text: string, place: number): number =>
  text.slice(0, place).split("\u0020").length - 1;

/** Where words of a text begin and end, as for `slice`; both words are included. */
export function rangeOfWords(text: string, [first, last]: readonly [number, number]) {
  const words = text.split("\u0020");
  const start = words.slice(0, first).join("\u0020").length + Number(first > 0);
  return { start, end: words.slice(0, last + 1).join("\u0020").length };
}

/** Behind the last letter of an Indo-Pak verse: in print they stand on its ornament. */
const ON_ORNAMENT = /[\u0614\u0615\u0617\u06D6-\u06DB\u08D5-\u08D7\u08DB\u08DD-\u08DF\u08E2]*$/u;

/** An Indo-Pak verse without the signs that stand on its ornament, and those. */
export function partsOfVerse(whole: string): readonly [text: string, signs: string] {
  const text = whole.replace(ON_ORNAMENT, "");
  return [text, whole.slice(text.length)];
}
