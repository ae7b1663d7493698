import type { Asked } from "./asked.ts";
import { wordsOf } from "./asked.ts";
import type { Counts } from "./counts.ts";
import { evidenceOf, SORTS } from "./evidence.ts";
import type { Rightness } from "./evidence.ts";

/** Everything about the form of a question's options, one row for each: the same numbers in each row. */
export function featuresOf(asked: Asked, counts: Counts, rightness: Rightness): number[][] {
  const { options, translations } = asked;
  const texts = options.map((option, index) => translations?.[index] ?? option);
  const words = texts.map(wordsOf);
  const rows = options.map((option, index) => [
    ...[0, 1, 2, 3].map((position) => Number(position === index)),
    ...formOf(option),
    ...formOf(texts[index] ?? ""),
    ...rarity(words[index] ?? [], counts),
    ...likeness(words, index, counts),
    ...relation(asked, words[index] ?? [], counts),
    ...experience(asked, index, rightness),
    ...numbersIn(option),
  ]);
  return withRanks(rows);
}

function formOf(text: string): readonly number[] {
  const form = knownForms.get(text) ?? findForm(text);
  knownForms.set(text, form);
  return form;
}
const knownForms = new Map<string, readonly number[]>();

function findForm(text: string): number[] {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const last = text.trim().at(-1) ?? "";
  return [
    text.length,
    Math.log(1 + text.length),
    count(/ /gu),
    count(/[,،;:]/gu),
    count(/\p{Lu}/gu),
    count(/["'“”‘’]/gu),
    count(/[[\]()]/gu),
    count(/[\u06D6-\u06DE]/gu),
    Number(/[.।]/u.test(last)),
    Number(/["”’']/u.test(last)),
    Number(last === "?"),
    Number(last === ","),
    Number(/[\p{L}\p{M}]/u.test(last)),
  ];
}

function rarity(words: readonly string[], { rarityOf }: Counts): number[] {
  const rarities = words.map(rarityOf);
  return [
    mean(rarities),
    Math.max(0, ...rarities),
    new Set(words).size / Math.max(1, words.length),
  ];
}

/** How alike an option is to the others: the odd one out, or the one in the middle. */
function likeness(
  words: readonly (readonly string[])[],
  index: number,
  { rarityOf }: Counts,
): number[] {
  const own = new Set(words[index]);
  const shared = words.flatMap((other, at) => {
    if (at === index) return [];
    const common = [...new Set(other)].filter((word) => own.has(word));
    return [common.reduce((sum, word) => sum + rarityOf(word), 0) / Math.sqrt(1 + other.length)];
  });
  return [mean(shared), Math.max(0, ...shared)];
}

/** How well an option goes with what the question shows. */
function relation(
  { question, passages }: Asked,
  words: readonly string[],
  counts: Counts,
): number[] {
  const shown = [...new Set(wordsOf(`${question} ${passages.join(" ")}`))].slice(0, 60);
  const distinct = [...new Set(words)];
  const common = distinct.filter((word) => shown.includes(word));
  const [shownNumbers, own] = [counts.numbersOf(shown), counts.numbersOf(distinct)];
  return [
    common.length / Math.max(1, distinct.length),
    common.reduce((sum, word) => sum + counts.rarityOf(word), 0) / Math.sqrt(1 + distinct.length),
    counts.together(shownNumbers, own),
    ...Object.values(counts.following(shownNumbers, own)),
  ];
}

/** Features from earlier right answers: by words, by pairs of words, by openings. */
function experience(asked: Asked, index: number, rightness: Rightness): number[] {
  const evidence = evidenceOf(asked, index);
  return SORTS.map((sort) => {
    let sum = 0;
    for (const piece of evidence[sort]) sum += rightness(sort, piece);
    return sort === "pair" ? sum / Math.sqrt(1 + evidence.pair.length) : sum;
  });
}

function numbersIn(text: string): number[] {
  const latin = text.replace(/[০-৯]/gu, (digit) => String(digit.charCodeAt(0) - 0x9e6));
  const numbers = latin.match(/\d+/gu)?.map(Number) ?? [];
  return [numbers[0] ?? 0, numbers.at(-1) ?? 0];
}

/**
 * Each row with, for each number, how far it is from the mean of the four, and whether it is the most or the
 * least.
 */
function withRanks(rows: readonly number[][]): number[][] {
  const ranked: number[][] = rows.map(() => []);
  for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
    const values = rows.map((row) => row[column] ?? 0);
    const middle = mean(values);
    const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1;
    const [most, least] = [Math.max(...values), Math.min(...values)];
    for (const [index, value] of values.entries()) {
      ranked[index]?.push(
        (value - middle) / spread,
        Math.abs(value - middle) / spread,
        Number(value === most) - Number(value === least),
      );
    }
  }
  return ranked;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
