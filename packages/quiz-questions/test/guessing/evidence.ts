import type { Asked } from "./asked.ts";
import { wordsOf } from "./asked.ts";

/** What an option shows that could have been right or wrong before, as numbers of its words and pairs. */
export interface Evidence {
  readonly begins: Int32Array;
  readonly opens: Int32Array;
  readonly ends: Int32Array;
  readonly has: Int32Array;
  readonly pair: Int32Array;
}

/** The kinds of evidence. */
export const SORTS = ["begins", "opens", "ends", "has", "pair"] as const;

/** How much more often a piece of evidence occurs in right options than in wrong ones, as a logarithm. */
export type Rightness = (sort: keyof Evidence, piece: number) => number;

const SMOOTHING = 2;
const MAX_PAIRED = 12;
// Both counts of a piece are one number, as one lookup takes half the time of two.
const [WRONG, RIGHT] = [1, 2 ** 20];

/** Counts the evidence of questions of one kind. */
export function countRightness(questions: readonly Asked[]): Rightness {
  const counts = counters();
  for (const asked of questions) {
    for (const option of asked.options.keys()) {
      const one = option === asked.correctAnswer ? RIGHT : WRONG;
      const evidence = evidenceOf(asked, option);
      for (const sort of SORTS) for (const piece of evidence[sort]) add(counts[sort], piece, one);
    }
  }
  return (sort, piece) => {
    const count = counts[sort].get(piece);
    if (count === undefined) return 0;
    const [good, bad] = [Math.floor(count / RIGHT), (count % RIGHT) / 3];
    return Math.log((good + SMOOTHING) / (bad + SMOOTHING));
  };
}

/** The evidence of one option. */
export function evidenceOf(asked: Asked, index: number): Evidence {
  const known = evidenceKnown.get(asked) ?? [];
  evidenceKnown.set(asked, known);
  return (known[index] ??= findEvidence(asked, index));
}
const evidenceKnown = new WeakMap<Asked, Evidence[]>();

function findEvidence(
  { question, passages, options, translations }: Asked,
  index: number,
): Evidence {
  const words = [...new Set(wordsOf(`${options[index] ?? ""} ${translations?.[index] ?? ""}`))];
  const asked = longest([...new Set(wordsOf(`${question} ${passages.join(" ")}`))]).map(numberOf);
  const telling = longest(words).map(numberOf);
  const opening = wordsOf(translations?.[index] ?? options[index] ?? "");
  return {
    begins: Int32Array.of(numberOf(opening[0] ?? "")),
    opens: Int32Array.of(numberOf(opening.slice(0, 2).join(" "))),
    ends: Int32Array.of(numberOf(opening.at(-1) ?? "")),
    has: Int32Array.from(words, numberOf),
    pair: Int32Array.from(asked.flatMap((one) => telling.map((other) => pairOf(one, other)))),
  };
}

// Numbers are counted ten times as fast as strings of two words.
const numbers = new Map<string, number>();

function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

const MAX_NUMBERS = 2 ** 16;

function pairOf(one: number, other: number): number {
  if (one >= MAX_NUMBERS || other >= MAX_NUMBERS) throw new Error("too many words to count pairs");
  return (one * MAX_NUMBERS + other) | 0;
}

/** The longest of some words: the short ones are in every text. */
function longest(words: readonly string[]): string[] {
  return words.toSorted((one, other) => other.length - one.length).slice(0, MAX_PAIRED);
}

function counters(): Record<keyof Evidence, Map<number, number>> {
  return {
    begins: new Map(),
    opens: new Map(),
    ends: new Map(),
    has: new Map(),
    pair: new Map(),
  };
}

function add(counts: Map<number, number>, key: number, one: number): void {
  counts.set(key, (counts.get(key) ?? 0) + one);
}
