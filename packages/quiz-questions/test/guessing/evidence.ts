import type { Asked } from "./asked.ts";
import { nameOf, numberOf, wordsOf } from "./asked.ts";

/** What an option shows that could have been right or wrong before: the numbers of its pieces by their sort. */
export type Evidence = Readonly<Record<Sort, Int32Array>>;

/** The kinds of evidence. */
export const SORTS = ["begins", "opens", "ends", "has", "pair"] as const;

type Sort = (typeof SORTS)[number];

/**
 * How much more often each piece of evidence occurs in right options than in wrong ones, as a logarithm; a
 * piece that was not seen has none.
 */
export type Rightness = Readonly<Record<Sort, Float64Array>>;

const SMOOTHING = 2;
const MAX_PAIRED = 12;

/** Counts the evidence of questions of one kind and language. */
export function countRightness(questions: readonly Asked[]): Rightness {
  const evidence = questions.map((asked) =>
    asked.options.map((_, index) => evidenceOf(asked, index)),
  );
  const [first] = questions;
  const countPieces = first ? piecesOf(nameOf(first)).count : () => 0;
  const count = (sort: Sort): Float64Array => {
    const [good, bad] = [new Int32Array(countPieces(sort)), new Int32Array(countPieces(sort))];
    for (const [at, { correctAnswer }] of questions.entries()) {
      for (const [option, pieces] of (evidence[at] ?? []).entries())
        addOne(option === correctAnswer ? good : bad, pieces[sort]);
    }
    return logarithmsOf(good, bad);
  };
  return {
    begins: count("begins"),
    opens: count("opens"),
    ends: count("ends"),
    has: count("has"),
    pair: count("pair"),
  };
}

function addOne(counts: Int32Array, pieces: Int32Array): void {
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] ?? 0;
    counts[piece] = (counts[piece] ?? 0) + 1;
  }
}

function logarithmsOf(good: Int32Array, bad: Int32Array): Float64Array {
  const logarithms = new Float64Array(good.length);
  for (let piece = 0; piece < good.length; piece++) {
    const [right, wrong] = [good[piece] ?? 0, bad[piece] ?? 0];
    if (right + wrong > 0)
      logarithms[piece] = Math.log((right + SMOOTHING) / (wrong / 3 + SMOOTHING));
  }
  return logarithms;
}

/** The evidence of one option. */
export function evidenceOf(asked: Asked, index: number): Evidence {
  const known = evidenceKnown.get(asked) ?? [];
  evidenceKnown.set(asked, known);
  return (known[index] ??= findEvidence(asked, index));
}
const evidenceKnown = new WeakMap<Asked, Evidence[]>();

function findEvidence(asked: Asked, index: number): Evidence {
  const { question, passages, options, translations } = asked;
  const words = [...new Set(wordsOf(`${options[index] ?? ""} ${translations?.[index] ?? ""}`))];
  const shown = longest([...new Set(wordsOf(`${question} ${passages.join(" ")}`))]).map(numberOf);
  const telling = longest(words).map(numberOf);
  const opening = wordsOf(translations?.[index] ?? options[index] ?? "");
  const { numbersOf: pieces } = piecesOf(nameOf(asked));
  return {
    begins: pieces("begins", [opening[0] ?? ""]),
    opens: pieces("opens", [opening.slice(0, 2).join(" ")]),
    ends: pieces("ends", [opening.at(-1) ?? ""]),
    has: pieces("has", words),
    pair: pieces(
      "pair",
      shown.flatMap((one) => telling.map((other) => one * MAX_NUMBERS + other)),
    ),
  };
}

// Enough for every word there is.
const MAX_NUMBERS = 2 ** 24;

interface Pieces {
  readonly numbersOf: (sort: Sort, pieces: readonly (string | number)[]) => Int32Array;
  readonly count: (sort: Sort) => number;
}

// Numbered from 0 in each kind and language, so that an array can count them.
const piecesKnown = new Map<string, Pieces>();

function piecesOf(name: string): Pieces {
  const known = piecesKnown.get(name) ?? numberPieces();
  piecesKnown.set(name, known);
  return known;
}

function numberPieces(): Pieces {
  const sorts = Object.fromEntries(
    SORTS.map((sort) => [sort, new Map<string | number, number>()]),
  ) as Record<Sort, Map<string | number, number>>;
  return {
    numbersOf: (sort, pieces) => {
      const known = sorts[sort];
      return new Int32Array(
        pieces.map((piece) => {
          const number = known.get(piece);
          if (number !== undefined) return number;
          known.set(piece, known.size);
          return known.size - 1;
        }),
      );
    },
    count: (sort) => sorts[sort].size,
  };
}

/** The longest of some words: the short ones are in every text. */
function longest(words: readonly string[]): string[] {
  return words.toSorted((one, other) => other.length - one.length).slice(0, MAX_PAIRED);
}
