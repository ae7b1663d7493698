import { consonantsOf } from "@daily-quran/quran-text/indo-pak/script-faults";
import { bareLetters } from "./usual-letters.ts";
import type { Steps } from "@daily-quran/steps/steps";

/** Every word of the Quran in its order, and where two words stand, by their consonants. */
export interface QuranWords {
  /** As the Uthmani script has them. */
  readonly words: readonly string[];
  /** Their consonants. */
  readonly keys: readonly string[];
  /** The places of the first of two words, by their consonants with a space between; words without any are passed over. */
  readonly twos: ReadonlyMap<string, readonly number[]>;
  /** The place of each verse's first word, and at the end the number of all words. */
  readonly starts: readonly number[];
  /** The verses of a few words, by the place of their first, with their letters as a search reads them. */
  readonly short: readonly {
    readonly start: number;
    readonly words: number;
    readonly letters: string;
  }[];
}

/** The most words of a short verse. */
export const SHORT_VERSE = 4;

const VERSES_A_STEP = 50;

/** Lists the words of all verses, in the order of the mushaf. */
export function* quranWords(verses: readonly string[]): Steps<QuranWords> {
  const [words, keys, starts]: [string[], string[], number[]] = [[], [], [0]];
  const short: { start: number; words: number; letters: string }[] = [];
  const twos = new Map<string, number[]>();
  let before = { key: "", place: 0 };
  for (const [at, verse] of verses.entries()) {
    for (const word of verse.split(" ")) {
      const key = consonantsOf(word);
      if (key !== "") {
        const two = `${before.key} ${key}`;
        const known = twos.get(two);
        if (known) known.push(before.place);
        else twos.set(two, [before.place]);
        before = { key, place: words.length };
      }
      words.push(word);
      keys.push(key);
    }
    const start = starts.at(-1) ?? 0;
    const count = words.length - start;
    if (count <= SHORT_VERSE) short.push({ start, words: count, letters: bareLetters(verse) });
    starts.push(words.length);
    if (at % VERSES_A_STEP === 0) yield;
  }
  return { words, keys, twos, starts, short };
}

/** The index of the verse that has a word, from 0, and the number of the word in it, from 0. */
export function verseOfWord({ starts }: QuranWords, place: number) {
  let [low, high] = [0, starts.length - 2];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return { verse: low, word: place - (starts[low] ?? 0) };
}

/** Whether a word is the last of its verse. */
export const isLastOfVerse = (quran: QuranWords, place: number): boolean =>
  quran.starts[verseOfWord(quran, place).verse + 1] === place + 1;
