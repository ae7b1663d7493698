import { isOneErrorAway } from "./one-error.ts";
import { listAt, listOf } from "./number-lists.ts";
import type { WordIndex } from "./word-index.ts";

/** How well a word agrees with a typed one: exact before its forms, before beginnings, before errors. */
export const QUALITY = { exact: 1, synonym: 0.85, stem: 0.9, prefix: 0.8, error: 0.5 } as const;

const MIN_PREFIX = 2;
const MAX_WHOLE = 3;
const MAX_KEYS_OF_PREFIX = 600;

/**
 * Finds words by a key, each with how well it agrees, at most 1: exact ones, other forms, longer ones; with a
 * typing error where there are none.
 */
export function findWords(index: WordIndex, key: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (key === "") return found;
  const from = lowerBound(index.sortedKeys, key);
  if (index.sortedKeys[from] === key) add(found, listAt(index.wordsOfKey, from), QUALITY.exact);
  if (key.length >= MIN_PREFIX) {
    add(found, listOf(index.wordsOfStem, index.keys.stem(key)), QUALITY.stem);
    // A short word that is there is not the beginning of others: `the` of `there`.
    if (found.size === 0 || key.length > MAX_WHOLE) addPrefixed(index, { key, from }, found);
  }
  if (found.size === 0 && key.length >= index.keys.minForErrors) addMisspelt(index, key, found);
  return found;
}

/** Whether a word of the texts has exactly this key. */
export const hasKey = ({ sortedKeys }: WordIndex, key: string): boolean =>
  sortedKeys[lowerBound(sortedKeys, key)] === key;

function add(found: Map<number, number>, words: Iterable<number>, quality: number) {
  for (const word of words) if ((found.get(word) ?? 0) < quality) found.set(word, quality);
}

function addPrefixed(
  { sortedKeys, wordsOfKey }: WordIndex,
  { key, from }: { readonly key: string; readonly from: number },
  found: Map<number, number>,
): void {
  const end = Math.min(sortedKeys.length, from + MAX_KEYS_OF_PREFIX);
  for (let at = from; at < end; at += 1) {
    const longer = sortedKeys[at] ?? "";
    if (!longer.startsWith(key)) break;
    const share = key.length / longer.length;
    add(found, listAt(wordsOfKey, at), QUALITY.error + (QUALITY.prefix - QUALITY.error) * share);
  }
}

/** Errors behind the first letter, which most are, and the first letter left out or exchanged. */
function addMisspelt(index: WordIndex, key: string, found: Map<number, number>): void {
  const { sortedKeys, wordsOfKey } = index;
  const first = key.charAt(0);
  for (let at = lowerBound(sortedKeys, first); at < sortedKeys.length; at += 1) {
    const other = sortedKeys[at] ?? "";
    if (!other.startsWith(first)) break;
    if (isOneErrorAway(key, other)) add(found, listAt(wordsOfKey, at), QUALITY.error);
  }
  for (const other of [key.slice(1), key.charAt(1) + first + key.slice(2)])
    addExact(index, other, found);
  for (const letter of firstLetters(index)) {
    addExact(index, letter + key, found);
    addExact(index, letter + key.slice(1), found);
  }
}

function addExact({ sortedKeys, wordsOfKey }: WordIndex, key: string, found: Map<number, number>) {
  const at = lowerBound(sortedKeys, key);
  if (sortedKeys[at] === key) add(found, listAt(wordsOfKey, at), QUALITY.error);
}

const lettersOf = new WeakMap<WordIndex, readonly string[]>();

function firstLetters(index: WordIndex): readonly string[] {
  const known = lettersOf.get(index);
  if (known) return known;
  const letters = [...new Set(index.sortedKeys.map((key) => key.charAt(0)))];
  lettersOf.set(index, letters);
  return letters;
}

function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
