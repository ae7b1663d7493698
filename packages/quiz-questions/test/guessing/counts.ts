import type { Background } from "./asked.ts";
import { wordsOf } from "./asked.ts";

/** What a guesser has counted in the texts of other days. */
export interface Counts {
  readonly rarityOf: (word: string) => number;
  /** The numbers of words, by which their pairs are counted; words of no counted verse have none. */
  readonly numbersOf: (words: readonly string[]) => number[];
  /**
   * How many times as often as by chance, in logarithms, a word is in one verse with the best of the shown
   * words; on average over the words.
   */
  readonly together: (shown: readonly number[], words: readonly number[]) => number;
  /** The same for a verse and the one before it; with the best of the shown words, and with all. */
  readonly following: (
    shown: readonly number[],
    words: readonly number[],
  ) => { readonly strongest: number; readonly mean: number };
}

const UNKNOWN = -1;

/** Counts texts, none of them of the days that will be asked. */
export function countTexts(background: Background): Counts {
  const numbers = new Map<string, number>();
  const verses: number[] = [];
  const [same, next] = [pairCounter(), pairCounter()];
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    verses[number] ??= 0;
    return number;
  };
  const distinctIn = (text: string) => [...new Set(wordsOf(text))].map(numberOf);
  let before: number[] = [];
  let at = "";
  for (const { surahNumber, verseNumber, ...verse } of background) {
    const arabic = distinctIn(verse.arabic);
    const english = distinctIn(verse.translation);
    const bengali = distinctIn(verse.bengaliTranslation);
    for (const word of [...arabic, ...english, ...bengali]) verses[word] = (verses[word] ?? 0) + 1;
    for (const word of arabic) {
      for (const meaning of english) same.add(word, meaning);
      for (const meaning of bengali) same.add(word, meaning);
    }
    if (at === `${surahNumber}:${verseNumber - 1}`)
      for (const one of before) for (const other of english) next.add(one, other);
    before = english;
    at = `${surahNumber}:${verseNumber}`;
  }
  const total = Math.max(1, background.length);
  const seen = (word: string) => verses[numbers.get(word) ?? -1] ?? 0;
  const ratioOf = (one: number, other: number, count: number) =>
    (count + 0.5) / (((verses[one] ?? 0) / total) * (verses[other] ?? 0) + 0.5);
  const together: Counts["together"] = (shown, words) => {
    let logarithms = 0;
    for (const other of words) {
      const row = same.rowOf(other);
      let best = 1;
      for (const one of shown) {
        const count = same.rowOf(one)?.get(other) ?? row?.get(one);
        // Words of no common verse have a ratio of at most 1.
        if (count !== undefined) best = Math.max(best, ratioOf(one, other, count));
      }
      logarithms += Math.log(best);
    }
    return shown.length * words.length === 0 ? 0 : logarithms / words.length;
  };
  const following: Counts["following"] = (shown, words) => {
    const best = new Float64Array(words.length).fill(1);
    const product = longProduct();
    for (const one of shown) {
      const row = next.rowOf(one);
      for (let index = 0; index < words.length; index++) {
        const other = words[index] ?? UNKNOWN;
        const ratio = ratioOf(one, other, row?.get(other) ?? 0);
        if (ratio > (best[index] ?? 1)) best[index] = ratio;
        product.times(ratio);
      }
    }
    const all = shown.length * words.length;
    if (all === 0) return { strongest: 0, mean: 0 };
    const logarithms = best.reduce((sum, ratio) => sum + Math.log(ratio), 0);
    return { strongest: logarithms / words.length, mean: product.logarithm() / all };
  };
  return {
    rarityOf: (word) => Math.log(total / (1 + seen(word))),
    numbersOf: (words) => words.map((word) => numbers.get(word) ?? UNKNOWN),
    together,
    following,
  };
}

interface PairCounter {
  add(one: number, other: number): void;
  rowOf(one: number): ReadonlyMap<number, number> | undefined;
}

/** Counts pairs of words by their numbers: a string for each pair takes ten times as long. */
function pairCounter(): PairCounter {
  const rows: Map<number, number>[] = [];
  return {
    add: (one, other) => {
      const row = (rows[one] ??= new Map());
      row.set(other, (row.get(other) ?? 0) + 1);
    },
    rowOf: (one) => rows[one],
  };
}

/** The logarithm of a product of many factors; logarithms are slow, so few are computed. */
function longProduct() {
  let [product, logarithms] = [1, 0];
  return {
    times: (factor: number) => {
      product *= factor;
      if (product > 1e-200 && product < 1e200) return;
      logarithms += Math.log(product);
      product = 1;
    },
    logarithm: () => logarithms + Math.log(product),
  };
}
