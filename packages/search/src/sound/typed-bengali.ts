import { addTo, type WordIndex } from "../words/word-index.ts";
import { latinOfBengali } from "./bengali-sound.ts";
import { soundOf } from "./latin-sound.ts";

const MIN_KEY = 2;

/** Letters that are pronounced otherwise than they are written. */
const PRONOUNCED: readonly (readonly [written: string, said: string])[] = [
  ["ক্ষ", "খ"],
  ["র্য", "রজ"],
  ["\u09CB", "\u09BE"],
];

/**
 * Of Bengali words those that a word in Latin letters stands for, as people in Bangladesh type them: `namaz kayem
 * koro`.
 */
export function typedBengali(
  { names }: WordIndex,
  others: readonly string[],
): (word: string) => readonly string[] {
  const words = new Map<string, string[]>();
  for (const word of [...names, ...others]) addTo(words, keyOfBengali(word), word);
  return (word) => {
    const key = keyOf(word.replace(/oo|ou/gu, "u"));
    return key.length < MIN_KEY ? [] : (words.get(key) ?? []);
  };
}

const keyOfBengali = (word: string): string =>
  keyOf(latinOfBengali(PRONOUNCED.reduce((text, [from, to]) => text.replaceAll(from, to), word)));

/** Without a and o behind the first letter, which are written in many ways, and with one letter for j, z and d. */
const keyOf = (latin: string): string =>
  soundOf(latin.toLowerCase().replaceAll("o", "a"))
    .replace(/[jz]/gu, "d")
    .replace(/(?<=.)a+/gu, "")
    .replace(/[iy]+/gu, "i");
