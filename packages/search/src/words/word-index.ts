import type { WordKeys } from "./word-keys.ts";
import { wordParts } from "./word-parts.ts";

/** An inverted index of texts: words by key and stem, the texts of each word, the words of each text. */
export interface WordIndex {
  readonly keys: WordKeys;
  /** The distinct keys in order, each with the words that have it. */
  readonly sortedKeys: readonly string[];
  readonly wordsOfKey: readonly (readonly number[])[];
  readonly wordsOfStem: ReadonlyMap<string, readonly number[]>;
  readonly wordOf: ReadonlyMap<string, number>;
  readonly lengthOfWord: Uint8Array;
  /** The texts of word `w`, in order: `posts` from `postStart[w]` to `postStart[w + 1]`. */
  readonly posts: Uint16Array;
  readonly postStart: Uint32Array;
  /** The words of text `t`, in order: `sequence` from `sequenceStart[t]` to `sequenceStart[t + 1]`. */
  readonly sequence: Uint32Array;
  readonly sequenceStart: Uint32Array;
  readonly size: number;
}

/** Indexes texts by their words. */
export function indexWords(texts: readonly string[], keys: WordKeys): WordIndex {
  const wordOf = new Map<string, number>();
  const names: string[] = [];
  const sequence: number[] = [];
  const sequenceStart = new Uint32Array(texts.length + 1);
  texts.forEach((text, index) => {
    for (const { word } of wordParts(text)) {
      let id = wordOf.get(word);
      if (id === undefined) {
        id = names.length;
        wordOf.set(word, id);
        names.push(word);
      }
      sequence.push(id);
    }
    sequenceStart[index + 1] = sequence.length;
  });
  const words = Uint32Array.from(sequence);
  return {
    keys,
    wordOf,
    ...indexKeys(names, keys),
    ...postings(words, sequenceStart, names.length),
    sequence: words,
    sequenceStart,
    size: texts.length,
  };
}

function indexKeys(names: readonly string[], keys: WordKeys) {
  const byKey = new Map<string, number[]>();
  const wordsOfStem = new Map<string, number[]>();
  const lengthOfWord = new Uint8Array(names.length);
  const stems = new Map<string, string>();
  names.forEach((name, word) => {
    const ownKeys = keys.ofText(name);
    lengthOfWord[word] = ownKeys[0]?.length ?? 0;
    const ownStems = new Set<string>();
    for (const key of ownKeys) {
      addTo(byKey, key, word);
      const stem = stems.get(key) ?? keys.stem(key);
      stems.set(key, stem);
      ownStems.add(stem);
    }
    for (const stem of ownStems) addTo(wordsOfStem, stem, word);
  });
  const sortedKeys = [...byKey.keys()].sort();
  return {
    sortedKeys,
    wordsOfKey: sortedKeys.map((key) => byKey.get(key) ?? []),
    wordsOfStem,
    lengthOfWord,
  };
}

function addTo(map: Map<string, number[]>, key: string, word: number): void {
  const words = map.get(key);
  if (words) words.push(word);
  else map.set(key, [word]);
}

function postings(sequence: Uint32Array, sequenceStart: Uint32Array, words: number) {
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
