import {
  joinLists,
  joinNamed,
  type NamedLists,
  type NumberLists,
  smallArray,
} from "./number-lists.ts";
import type { WordKeys } from "./word-keys.ts";
import { wordParts } from "./word-parts.ts";

/** An inverted index of texts: words by key and stem, the texts of each word, the words of each text. */
export interface WordIndex {
  readonly keys: WordKeys;
  /** The distinct words as they are written; a word is its position here. */
  readonly names: readonly string[];
  /** The distinct keys in order, each with the words that have it. */
  readonly sortedKeys: readonly string[];
  readonly wordsOfKey: NumberLists;
  readonly wordsOfStem: NamedLists;
  /** The texts of word `w`, in order: `posts` from `postStart[w]` to `postStart[w + 1]`. */
  readonly posts: Uint16Array;
  readonly postStart: Uint32Array;
  /** The words of text `t`, in order: `sequence` from `sequenceStart[t]` to `sequenceStart[t + 1]`. */
  readonly sequence: Uint16Array | Uint32Array;
  readonly sequenceStart: Uint32Array;
  /** The natural logarithm of one more than each text has words. */
  readonly logLengths: Float64Array;
  /** The range in its text of each word of `sequence`. */
  readonly starts: Uint16Array | Uint32Array;
  readonly ends: Uint16Array | Uint32Array;
  readonly size: number;
}

/** The words of a text, in order. */
export const wordsOfText = (
  { sequence, sequenceStart }: WordIndex,
  text: number,
): Uint16Array | Uint32Array =>
  sequence.subarray(sequenceStart[text] ?? 0, sequenceStart[text + 1] ?? 0);

/** Indexes texts by their words. */
export function indexWords(texts: readonly string[], keys: WordKeys): WordIndex {
  const read = readWords(texts);
  const byKey = indexKeys(read.names, keys);
  const posts = postings(read.sequence, read.sequenceStart, read.names.length);
  return { keys, ...read, ...byKey, ...posts, size: texts.length };
}

function readWords(texts: readonly string[]) {
  const wordOf = new Map<string, number>();
  const sequence: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let longest = 0;
  const sequenceStart = new Uint32Array(texts.length + 1);
  const logLengths = new Float64Array(texts.length);
  for (const [index, text] of texts.entries()) {
    longest = Math.max(longest, text.length);
    for (const { word, start, end } of wordParts(text)) {
      let id = wordOf.get(word);
      if (id === undefined) {
        id = wordOf.size;
        wordOf.set(word, id);
      }
      sequence.push(id);
      starts.push(start);
      ends.push(end);
    }
    sequenceStart[index + 1] = sequence.length;
    logLengths[index] = Math.log(sequence.length - (sequenceStart[index] ?? 0) + 1);
  }
  return {
    names: [...wordOf.keys()],
    sequence: small(sequence, wordOf.size),
    sequenceStart,
    logLengths,
    starts: small(starts, longest),
    ends: small(ends, longest),
  };
}

function small(numbers: readonly number[], largest: number): Uint16Array | Uint32Array {
  const array = smallArray(numbers.length, largest);
  array.set(numbers);
  return array;
}

function indexKeys(names: readonly string[], keys: WordKeys) {
  const byKey = new Map<string, number[]>();
  const wordsOfStem = new Map<string, number[]>();
  const stems = new Map<string, string>();
  for (const [word, name] of names.entries()) {
    const ownStems = new Set<string>();
    for (const key of keys.ofText(name)) {
      addTo(byKey, key, word);
      const stem = stems.get(key) ?? keys.stem(key);
      stems.set(key, stem);
      ownStems.add(stem);
    }
    for (const stem of ownStems) addTo(wordsOfStem, stem, word);
  }
  const sortedKeys = [...byKey.keys()].sort();
  const wordsOfKey = joinLists(sortedKeys.map((key) => byKey.get(key) ?? []));
  return { sortedKeys, wordsOfKey, wordsOfStem: joinNamed(wordsOfStem) };
}

/** Adds a value to the list of a key. */
export function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function postings(sequence: WordIndex["sequence"], sequenceStart: Uint32Array, words: number) {
  const last = new Int32Array(words).fill(-1);
  const postStart = new Uint32Array(words + 1);
  const eachPost = (visit: (word: number, text: number) => void): void => {
    last.fill(-1);
    for (let text = 0; text + 1 < sequenceStart.length; text += 1)
      for (let at = sequenceStart[text] ?? 0; at < (sequenceStart[text + 1] ?? 0); at += 1) {
        const word = sequence[at] ?? 0;
        if (last[word] === text) continue;
        last[word] = text;
        visit(word, text);
      }
  };
  eachPost((word) => (postStart[word + 1] = (postStart[word + 1] ?? 0) + 1));
  for (let word = 0; word < words; word += 1)
    postStart[word + 1] = (postStart[word + 1] ?? 0) + (postStart[word] ?? 0);
  const posts = new Uint16Array(postStart[words] ?? 0);
  const next = postStart.slice();
  eachPost((word, text) => {
    const at = next[word] ?? 0;
    posts[at] = text;
    next[word] = at + 1;
  });
  return { posts, postStart };
}
