import { numberList } from "./number-list.ts";

const MIN_WORDS = 3;
// Between two verses, so that no phrase goes over the end of one.
const END_OF_VERSE = 0;

/** Finds where a run of at least three words occurs in the Quran. */
export interface PhraseIndex {
  /** Adds the next verse, given as its word keys in order. */
  add(words: readonly string[]): void;
  /** The word keys of the verse at this position, in order. */
  wordsOf(position: number): string[];
  /** The positions of the verses that hold these word keys in this order, one entry per occurrence. */
  occurrences(words: readonly string[]): number[];
  /** How often a word key occurs in the verses. */
  countOf(word: string): number;
}

/** An index of no verse yet; the text is held as numbers of words, as 80,000 strings would be 5 MB. */
export function phraseIndex(): PhraseIndex {
  const numbers = new Map<string, number>();
  const keys = [""];
  const text = numberList();
  const starts = numberList();
  let offsets: Offsets | undefined;

  function add(words: readonly string[]): void {
    offsets = undefined;
    starts.push(text.length);
    for (const word of words) {
      let number = numbers.get(word);
      if (number === undefined) {
        number = keys.push(word) - 1;
        numbers.set(word, number);
      }
      text.push(number);
    }
    text.push(END_OF_VERSE);
  }

  const endOf = (position: number): number =>
    (position + 1 < starts.length ? starts.at(position + 1) : text.length) - 1;

  function wordsOf(position: number): string[] {
    const words: string[] = [];
    const end = endOf(position);
    for (let at = starts.at(position); at < end; at++) words.push(keys[text.at(at)] ?? "");
    return words;
  }

  function offsetsOf(number: number | undefined): Uint32Array {
    offsets ??= offsetsByWord(text.values(), keys.length);
    const { all, startOf } = offsets;
    return number === undefined
      ? all.subarray(0, 0)
      : all.subarray(startOf[number], startOf[number + 1]);
  }

  /** The verse at an offset in the text: the last that begins before it. */
  function verseAt(offset: number): number {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (starts.at(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function occurrences(words: readonly string[]): number[] {
    if (words.length < MIN_WORDS) return [];
    const phrase = words.map((word) => numbers.get(word));
    const found = phrase.map(offsetsOf);
    const fewest = Math.min(...found.map(({ length }) => length));
    const rarest = found.findIndex(({ length }) => length === fewest);
    return Array.from(found[rarest] ?? [], (offset) => offset - rarest)
      .filter((start) => phrase.every((number, index) => text.at(start + index) === number))
      .map(verseAt);
  }

  function countOf(word: string): number {
    return offsetsOf(numbers.get(word)).length;
  }

  return { add, wordsOf, occurrences, countOf };
}

/** The offsets of word `w` in the text, in order: `all` from `startOf[w]` to `startOf[w + 1]`. */
interface Offsets {
  readonly all: Uint32Array;
  readonly startOf: Uint32Array;
}

function offsetsByWord(text: Uint32Array, words: number): Offsets {
  const startOf = new Uint32Array(words + 1);
  for (const word of text) startOf[word + 1] = (startOf[word + 1] ?? 0) + 1;
  for (let word = 0; word < words; word++)
    startOf[word + 1] = (startOf[word + 1] ?? 0) + (startOf[word] ?? 0);
  const all = new Uint32Array(text.length);
  const next = startOf.slice();
  for (const [offset, word] of text.entries()) {
    const at = next[word] ?? 0;
    all[at] = offset;
    next[word] = at + 1;
  }
  return { all, startOf };
}
