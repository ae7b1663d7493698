import type { FoundWords } from "./find-words.ts";
import type { WordIndex } from "./word-index.ts";

/** A text with the share of a query that it covers, 0 to 1. */
export interface CoveredText {
  readonly text: number;
  readonly covered: number;
}

const MIN_COVERAGE = 0.4;
const OF_BEST = 0.55;

// Scratch memory of one query at a time; zero between queries.
let coverage = new Float32Array(0);
let ofWord = new Float32Array(0);

/** The texts that cover a good share of a query; a rare word weighs more than a common one. */
export function coverTexts(index: WordIndex, query: readonly FoundWords[]): readonly CoveredText[] {
  if (coverage.length < index.size) {
    coverage = new Float32Array(index.size);
    ofWord = new Float32Array(index.size);
  }
  const touched: number[] = [];
  let total = 0;
  for (const words of query) {
    const ownTouched = touchTexts(index, words);
    const texts = ownTouched.length;
    const weight = Math.log(1 + (index.size - texts + 0.5) / (texts + 0.5));
    total += weight;
    for (const text of ownTouched) {
      const before = coverage[text] ?? 0;
      if (before === 0) touched.push(text);
      coverage[text] = before + weight * (ofWord[text] ?? 0);
      ofWord[text] = 0;
    }
  }
  return takeCovered(touched, total);
}

/** Writes the best quality of a word in each text to `ofWord`; returns the texts. */
function touchTexts({ posts, postStart }: WordIndex, words: FoundWords): readonly number[] {
  const touched: number[] = [];
  for (const [word, quality] of words) {
    const end = postStart[word + 1] ?? 0;
    for (let at = postStart[word] ?? 0; at < end; at += 1) {
      const text = posts[at] ?? 0;
      const before = ofWord[text] ?? 0;
      if (before === 0) touched.push(text);
      if (before < quality) ofWord[text] = quality;
    }
  }
  return touched;
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
