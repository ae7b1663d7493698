import type { Asked, Background } from "./asked.ts";
import { wordsOf } from "./asked.ts";

/** What a guesser has counted in the texts and in the questions of other days. */
export interface Counts {
  readonly rarityOf: (word: string) => number;
  /**
   * How much more often than by chance two words stand in one verse's texts, or in verses that follow each
   * other.
   */
  readonly together: (one: string, other: string) => number;
  readonly following: (one: string, other: string) => number;
  /**
   * How much more often a word, a pair of a question's and an option's word, or an opening stands in right
   * options than in wrong ones.
   */
  readonly rightness: (feature: string) => number;
}

const SMOOTHING = 2;

/** Counts texts and questions, none of them of the days that will be asked. */
export function countAll(background: Background, questions: readonly Asked[]): Counts {
  const numbers = new Map<string, number>();
  const verses: number[] = [];
  const [same, next] = [pairCounter(), pairCounter()];
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    verses[number] ??= 0;
    return number;
  };
  const numbersOf = (text: string) => [...new Set(wordsOf(text))].map(numberOf);
  let before: number[] = [];
  let at = "";
  for (const { surahNumber, verseNumber, ...verse } of background) {
    const arabic = numbersOf(verse.arabic);
    const english = numbersOf(verse.translation);
    const bengali = numbersOf(verse.bengaliTranslation);
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
  const right = new Map<string, number>();
  const wrong = new Map<string, number>();
  for (const asked of questions) {
    for (const option of asked.options.keys()) {
      const side = option === asked.correctAnswer ? right : wrong;
      for (const feature of evidenceOf(asked, option)) add(side, `${asked.kind} ${feature}`);
    }
  }
  const total = Math.max(1, background.length);
  const seen = (word: string) => verses[numbers.get(word) ?? -1] ?? 0;
  const surprise = (pairs: PairCounter) => (one: string, other: string) => {
    const expected = (seen(one) * seen(other)) / total;
    const [first, second] = [numbers.get(one) ?? -1, numbers.get(other) ?? -1];
    return Math.log((pairs.count(first, second) + 0.5) / (expected + 0.5));
  };
  return {
    rarityOf: (word) => Math.log(total / (1 + seen(word))),
    together: (one, other) => Math.max(surprise(same)(one, other), surprise(same)(other, one)),
    following: surprise(next),
    rightness: (feature) => {
      const [good, bad] = [right.get(feature) ?? 0, (wrong.get(feature) ?? 0) / 3];
      return Math.log((good + SMOOTHING) / (bad + SMOOTHING));
    },
  };
}

interface PairCounter {
  add(one: number, other: number): void;
  count(one: number, other: number): number;
}

/** Counts pairs of words by their numbers: a string for each pair takes ten times as long. */
function pairCounter(): PairCounter {
  const rows: Map<number, number>[] = [];
  return {
    add: (one, other) => {
      const row = (rows[one] ??= new Map());
      row.set(other, (row.get(other) ?? 0) + 1);
    },
    count: (one, other) => rows[one]?.get(other) ?? 0,
  };
}

/** What an option shows that could have been right or wrong before. */
export function evidenceOf(
  { question, passages, options, translations }: Asked,
  index: number,
): string[] {
  const words = [...new Set(wordsOf(`${options[index] ?? ""} ${translations?.[index] ?? ""}`))];
  const asked = tellingWords(`${question} ${passages.join(" ")}`);
  const opening = wordsOf(translations?.[index] ?? options[index] ?? "");
  return [
    `begins ${opening[0] ?? ""}`,
    `opens ${opening.slice(0, 2).join(" ")}`,
    `ends ${opening.at(-1) ?? ""}`,
    ...words.map((word) => `has ${word}`),
    ...asked.flatMap((one) => tellingWords(words.join(" ")).map((other) => `pair ${one} ${other}`)),
  ];
}

const MAX_PAIRED = 12;

/** The longest words of a text: the short ones are in every text. */
function tellingWords(text: string): string[] {
  const longest = [...new Set(wordsOf(text))].toSorted((one, other) => other.length - one.length);
  return longest.slice(0, MAX_PAIRED);
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
