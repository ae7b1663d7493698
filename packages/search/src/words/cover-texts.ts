import type { FoundWords } from "./found-words.ts";

/** A text with the share of a query that it covers, 0 to 1. */
export interface CoveredText {
  readonly text: number;
  readonly covered: number;
}

const MIN_COVERAGE = 0.4;
const OF_BEST = 0.55;

// Scratch memory of one query at a time; zero between queries.
let coverage = new Float32Array(0);

/** Of `size` texts those that cover a good share of a query; a rare word weighs more than a common one. */
export function coverTexts(size: number, query: readonly FoundWords[]): readonly CoveredText[] {
  if (coverage.length < size) coverage = new Float32Array(size);
  const touched: number[] = [];
  let total = 0;
  for (const { texts, ofText } of query) {
    const weight = Math.log(1 + (size - texts.length + 0.5) / (texts.length + 0.5));
    total += weight;
    for (let at = 0; at < texts.length; at += 1) {
      const text = texts[at] ?? 0;
      const before = coverage[text] ?? 0;
      if (before === 0) touched.push(text);
      coverage[text] = before + weight * (ofText[at] ?? 0);
    }
  }
  return takeCovered(touched, total);
}

function takeCovered(touched: readonly number[], total: number): readonly CoveredText[] {
  let best = 0;
  for (const text of touched) best = Math.max(best, coverage[text] ?? 0);
  const least = Math.max(MIN_COVERAGE * total, best * OF_BEST);
  const found: CoveredText[] = [];
  for (const text of touched) {
    const sum = coverage[text] ?? 0;
    if (sum >= least) found.push({ text, covered: sum / total });
    coverage[text] = 0;
  }
  return found;
}
