import type { Background } from "./asked.ts";
import { countNumbers, numberOf, wordsOf } from "./asked.ts";
import { pairRows } from "./pair-rows.ts";
import { pairTable } from "./pair-table.ts";

/** What a guesser has counted in the texts of other days, by the numbers of words. */
export interface Counts {
  readonly rarityOf: (word: number) => number;
  /**
   * How many times as often as by chance, in logarithms, a word is in one verse with the best of the shown
   * words; on average over the words.
   */
  readonly together: (shown: Int32Array, words: Int32Array) => number;
  /** The same for a verse and the one before it; with the best of the shown words, and with all. */
  readonly following: (
    shown: Int32Array,
    words: Int32Array,
  ) => { readonly strongest: number; readonly mean: number };
}

/** Counts texts, none of them of the days that will be asked. */
export function countTexts(background: Background): Counts {
  const read = background.map(({ surahNumber, verseNumber, ...verse }) => ({
    at: `${surahNumber}:${verseNumber}`,
    before: `${surahNumber}:${verseNumber - 1}`,
    arabic: distinctIn(verse.arabic),
    english: distinctIn(verse.translation),
    bengali: distinctIn(verse.bengaliTranslation),
  }));
  const verses = new Int32Array(countNumbers());
  const same = pairTable(
    read.reduce((sum, { arabic, english, bengali }) => {
      return sum + arabic.length * (english.length + bengali.length);
    }, 0),
  );
  const next = pairRows(read.map(({ english }) => english));
  for (const [index, { before, arabic, english, bengali }] of read.entries()) {
    for (const text of [arabic, english, bengali])
      for (const word of text) verses[word] = (verses[word] ?? 0) + 1;
    for (const word of arabic) {
      same.add(word, english);
      same.add(word, bengali);
    }
    const last = read[index - 1];
    if (last?.at === before) next.add(last.english, english);
  }
  const total = Math.max(1, background.length);
  const rarities = new Float64Array(verses.length);
  for (const [word, seen] of verses.entries()) rarities[word] = Math.log(total / (1 + seen));
  const unseen = Math.log(total);
  const shareOf = (word: number) => (verses[word] ?? 0) / total;
  const together: Counts["together"] = (shown, words) => {
    let logarithms = 0;
    for (const other of words) {
      let best = 1;
      for (const one of shown) {
        const count = same.countOf(one, other) || same.countOf(other, one);
        // Words of no common verse have a ratio of at most 1.
        if (count === 0) continue;
        best = Math.max(best, (count + 0.5) / (shareOf(one) * (verses[other] ?? 0) + 0.5));
      }
      logarithms += Math.log(best);
    }
    return shown.length * words.length === 0 ? 0 : logarithms / words.length;
  };
  const following: Counts["following"] = (shown, words) => {
    const best = new Float64Array(words.length).fill(1);
    const columns = next.columnsOf(words);
    // A product of many factors, as logarithms are slow.
    let [product, logarithm] = [1, 0];
    for (const one of shown) {
      const row = next.rowOf(one);
      const share = shareOf(one);
      for (let index = 0; index < words.length; index++) {
        const count = row?.[columns[index] ?? 0] ?? 0;
        const ratio = (count + 0.5) / (share * (verses[words[index] ?? 0] ?? 0) + 0.5);
        if (ratio > (best[index] ?? 1)) best[index] = ratio;
        product *= ratio;
        if (product > 1e-200 && product < 1e200) continue;
        logarithm += Math.log(product);
        product = 1;
      }
    }
    const all = shown.length * words.length;
    if (all === 0) return { strongest: 0, mean: 0 };
    const logarithms = best.reduce((sum, ratio) => sum + Math.log(ratio), 0);
    return { strongest: logarithms / words.length, mean: (logarithm + Math.log(product)) / all };
  };
  return { rarityOf: (word) => rarities[word] ?? unseen, together, following };
}

const distinctIn = (text: string): Int32Array => Int32Array.from(new Set(wordsOf(text)), numberOf);
