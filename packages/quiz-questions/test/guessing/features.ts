import type { Asked } from "./asked.ts";
import { numberOf, wordsOf } from "./asked.ts";
import type { Counts } from "./counts.ts";
import { evidenceOf, SORTS } from "./evidence.ts";
import type { Rightness } from "./evidence.ts";

const MAX_SHOWN = 60;

/** What is known of a question whatever a guesser has read and learned. */
interface Form {
  /** The distinct words that the question shows. */
  readonly shown: Int32Array;
  readonly options: readonly OptionForm[];
}

interface OptionForm {
  /** The position, and what the texts look like. */
  readonly looks: readonly number[];
  readonly numbers: readonly number[];
  readonly words: Int32Array;
  readonly distinct: Int32Array;
  /** Its words that the question shows too. */
  readonly common: Int32Array;
  /** For each other option the words that both have, and how many that option has. */
  readonly shared: readonly { readonly words: Int32Array; readonly length: number }[];
}

/** Everything about the form of a question's options, one row for each: the same numbers in each row. */
export function featuresOf(asked: Asked, counts: Counts, rightness: Rightness): Float64Array[] {
  const form = knownForms.get(asked) ?? findForm(asked);
  knownForms.set(asked, form);
  const rows = form.options.map((option, index) => [
    ...option.looks,
    ...rarity(option, counts),
    ...likeness(option, counts),
    ...relation(form.shown, option, counts),
    ...experience(asked, index, rightness),
    ...option.numbers,
  ]);
  return withRanks(rows);
}
const knownForms = new WeakMap<Asked, Form>();

function findForm({ question, passages, options, translations }: Asked): Form {
  const texts = options.map((option, index) => translations?.[index] ?? option);
  const words = texts.map(wordsOf);
  const shown = new Set(
    [...new Set(wordsOf(`${question} ${passages.join(" ")}`))].slice(0, MAX_SHOWN),
  );
  return {
    shown: numbersOf(shown),
    options: options.map((option, index) => {
      const own = new Set(words[index]);
      return {
        looks: [
          ...[0, 1, 2, 3].map((position) => Number(position === index)),
          ...looksOf(option),
          ...looksOf(texts[index] ?? ""),
        ],
        numbers: numbersIn(option),
        words: numbersOf(words[index] ?? []),
        distinct: numbersOf(own),
        common: numbersOf([...own].filter((word) => shown.has(word))),
        shared: words
          .filter((_, at) => at !== index)
          .map((other) => ({
            words: numbersOf([...new Set(other)].filter((word) => own.has(word))),
            length: other.length,
          })),
      };
    }),
  };
}

const numbersOf = (words: Iterable<string>): Int32Array => Int32Array.from(words, numberOf);

function looksOf(text: string): number[] {
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

function rarity({ words, distinct }: OptionForm, { rarityOf }: Counts): number[] {
  const rarities = Array.from(words, rarityOf);
  return [mean(rarities), Math.max(0, ...rarities), distinct.length / Math.max(1, words.length)];
}

/** How alike an option is to the others: the odd one out, or the one in the middle. */
function likeness({ shared }: OptionForm, counts: Counts): number[] {
  const likenesses = shared.map(
    ({ words, length }) => rarityOfAll(words, counts) / Math.sqrt(1 + length),
  );
  return [mean(likenesses), Math.max(0, ...likenesses)];
}

/** How well an option goes with what the question shows. */
function relation(shown: Int32Array, { distinct, common }: OptionForm, counts: Counts): number[] {
  const { strongest, mean: average } = counts.following(shown, distinct);
  return [
    common.length / Math.max(1, distinct.length),
    rarityOfAll(common, counts) / Math.sqrt(1 + distinct.length),
    counts.together(shown, distinct),
    strongest,
    average,
  ];
}

const rarityOfAll = (words: Int32Array, { rarityOf }: Counts): number =>
  words.reduce((sum, word) => sum + rarityOf(word), 0);

/** Features from earlier right answers: by words, by pairs of words, by openings. */
function experience(asked: Asked, index: number, rightness: Rightness): number[] {
  const evidence = evidenceOf(asked, index);
  return SORTS.map((sort) => {
    const logarithms = rightness[sort];
    let sum = 0;
    for (const piece of evidence[sort]) sum += logarithms[piece] ?? 0;
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
function withRanks(rows: readonly (readonly number[])[]): Float64Array[] {
  const columns = rows[0]?.length ?? 0;
  const ranked = rows.map(() => new Float64Array(3 * columns));
  for (let column = 0; column < columns; column++) {
    const values = rows.map((row) => row[column] ?? 0);
    const middle = mean(values);
    const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1;
    const [most, least] = [Math.max(...values), Math.min(...values)];
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? 0;
      const distance = (value - middle) / spread;
      const rank = Number(value === most) - Number(value === least);
      ranked[index]?.set([distance, Math.abs(value - middle) / spread, rank], 3 * column);
    }
  }
  return ranked;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
