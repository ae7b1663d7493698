import type { IndexedVerse } from "./indexed-verse.ts";
import { sharedOption } from "./option.ts";
import type { Option } from "./option.ts";
import { remembered } from "./remembered.ts";

const VERSE_WORDS = { fewest: 6, most: 40 };
const MIN_LETTERS = 4;
const ENDING_WORDS = 2;
const NAME_DISTANCE = 4;

/** Words that may be left out of a verse: those from `index` up to, not including, `end`. */
export interface Gap {
  readonly option: Option;
  readonly verse: IndexedVerse;
  readonly index: number;
  readonly end: number;
  /** What grammar shows of the words. */
  readonly outline: string;
}

/** Finds the gaps that a verse can be given. */
export type GapsOf = (verse: IndexedVerse) => readonly Gap[];

/** The single words inside a verse that may be left out. */
export const wordGaps: GapsOf = remembered((verse) => {
  const { words, wordKeys } = verse;
  if (!isFitForGaps(verse)) return [];
  return words.flatMap((word, index) => {
    const key = wordKeys[index] ?? "";
    const isInside = index >= 2 && index < words.length - 1;
    if (!isInside || key.length < MIN_LETTERS) return [];
    const isOnce = wordKeys.indexOf(key) === wordKeys.lastIndexOf(key);
    return isOnce ? gap(verse, index, index + 1) : [];
  });
});

/** The last words of a verse, when they may be left out. */
export const endingGaps: GapsOf = remembered((verse) =>
  isFitForGaps(verse) ? gap(verse, verse.words.length - ENDING_WORDS, verse.words.length) : [],
);

function gap(verse: IndexedVerse, index: number, end: number): Gap[] {
  const words = verse.words.slice(index, end);
  const text = words.join(" ");
  // The name of Allah is never the answer to a puzzle.
  if (!isPlain(text) || hasName(verse.wordKeys.slice(index, end))) return [];
  return [{ option: sharedOption(text), verse, index, end, outline: outlineOf(words) }];
}

/** Whether a gap may be asked about: with the name of Allah near by, a wrong filling would say something untrue of Him. */
export function isFarFromName({ verse, index, end }: Gap): boolean {
  return !hasName(verse.wordKeys.slice(Math.max(0, index - NAME_DISTANCE), end + NAME_DISTANCE));
}

function hasName(wordKeys: readonly string[]): boolean {
  return wordKeys.some((key) => key.includes("لله"));
}

/** Whether enough of a verse remains to know it by when words are left out. */
function isFitForGaps({ askable, words }: IndexedVerse): boolean {
  return askable && words.length >= VERSE_WORDS.fewest && words.length <= VERSE_WORDS.most;
}

/** Whether words carry nothing that tells of their neighbours: a pause or section sign, or a first letter doubled by assimilation. */
function isPlain(words: string): boolean {
  return !/[\u06D6-\u06DE\u06E9]/u.test(words) && !/^.\p{M}*\u0651/u.test(words);
}

/** Whether the words of two gaps begin and end alike one by one, with or without the article and with the same case, so that grammar alone does not choose between them. */
export function lookAlike(one: Gap, other: Gap): boolean {
  return one.outline === other.outline;
}

/** What grammar shows of words: for each whether it has the article, and its last mark or letter. */
function outlineOf(words: readonly string[]): string {
  return words.map((word) => (word.startsWith("ٱل") ? "the " : "") + lastSign(word)).join(", ");
}

// The mushaf writes the double vowels in two ways, by the letter that follows.
const PLAIN_DOUBLE_VOWELS: Readonly<Record<string, string>> = {
  "\u0657": "\u064B",
  "\u065E": "\u064C",
  "\u0656": "\u064D",
};

function lastSign(word: string): string {
  const last = word.at(-1) ?? "";
  return PLAIN_DOUBLE_VOWELS[last] ?? last;
}
