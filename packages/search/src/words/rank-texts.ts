import type { FoundWords } from "./found-words.ts";
import { QUALITY } from "./find-words.ts";
import { type WordIndex, wordsOfText } from "./word-index.ts";

/** A text that agrees with a query: its position in the index, and how well, 0 to about 1.2. */
export interface RankedText {
  readonly text: number;
  readonly score: number;
}

/** The best texts in their order, and all that agree with a query. */
export interface RankedTexts {
  readonly best: readonly RankedText[];
  readonly all: readonly Pick<RankedText, "text">[];
}

/** How many texts are looked at word by word. */
const MAX_CLOSE = 120;
/** Of how many texts with all the words of a query it is asked whether they have them in a row. */
const MAX_WHOLE = 1000;
const MAX_WORDS = 31;
const LENGTH_COST = 0.03;
const PHRASE_SHARE = 0.35;
const WHOLENESS = 0.1;
/** More than scattered words can make up for by being rarer or alone in a short text. */
const WHOLE_PHRASE = 0.25;
const ALL_WORDS = 0.9;
/** More where they are as typed, not other forms of these words. */
const AS_TYPED = 0.1;
const START = 0.04;
/** Where a word of the query comes again. */
const REPEATED = 0.04;

/**
 * The texts with the words of a query, best first: those with all of them in a row, then rare words weigh more,
 * then words in their order, then the share of the text that they are, then texts that begin with them.
 */
export function rankTexts(index: WordIndex, query: readonly FoundWords[]): RankedTexts {
  const all = coverTexts(index.size, query);
  const close = closest(index, all, query.length);
  if (close.length === 0) return { best: [], all };
  markPlaces(index, query);
  const ranked = close.map(({ text, covered }) => ({
    text,
    score: covered * closeness(index, text, query),
  }));
  for (const { qualities } of query) for (const word of qualities.keys()) places[word] = 0;
  return { best: ranked.sort(byScore), all };
}

/** Best first; equal ones in the order of the mushaf. */
export const byScore = (one: RankedText, other: RankedText): number =>
  other.score - one.score || one.text - other.text;

function closest(
  index: WordIndex,
  covered: readonly CoveredText[],
  words: number,
): readonly CoveredText[] {
  if (covered.length <= MAX_CLOSE) return covered;
  const best = covered.reduce((most, each) => Math.max(most, each.covered), 0);
  const whole = covered.filter((each) => each.covered >= best * ALL_WORDS);
  if (words > 2 && whole.length >= MAX_CLOSE && whole.length <= MAX_WHOLE) return whole;
  const worth = Float32Array.from(covered, (each) => {
    return each.covered - LENGTH_COST * (index.logLengths[each.text] ?? 0);
  });
  const least = worth.slice().sort()[covered.length - MAX_CLOSE] ?? 0;
  return covered.filter((_, at) => (worth[at] ?? 0) >= least).slice(0, 2 * MAX_CLOSE);
}

// Scratch memory of one query at a time; zero between queries.
let places = new Uint32Array(0);

/** Writes to `places` for each word the places in the query that it agrees with, as bits. */
function markPlaces({ names }: WordIndex, query: readonly FoundWords[]): void {
  if (places.length < names.length) places = new Uint32Array(names.length);
  query.forEach(({ qualities }, place) => {
    for (const word of qualities.keys()) places[word] = (places[word] ?? 0) | (1 << place);
  });
}

// Scratch memory: for each place of the query, how many words before it were found in a row.
let runs = new Uint8Array(MAX_WORDS);
let nextRuns = new Uint8Array(MAX_WORDS);

function closeness(index: WordIndex, text: number, query: readonly FoundWords[]): number {
  const words = query.length;
  const from = index.sequenceStart[text] ?? 0;
  const end = index.sequenceStart[text + 1] ?? 0;
  let longest = 0;
  let longestFrom = 0;
  let matched = 0;
  let hits = 0;
  let seen = 0;
  runs.fill(0, 0, words + 1);
  for (let at = from; at < end; at += 1) {
    const bits = places[index.sequence[at] ?? 0] ?? 0;
    nextRuns.fill(0, 0, words + 1);
    if ((bits & ~seen) !== 0) matched += 1;
    if (bits !== 0) hits += 1;
    seen |= bits;
    for (let place = 0; bits >>> place !== 0; place += 1) {
      if ((bits & (1 << place)) === 0) continue;
      const run = (runs[place] ?? 0) + 1;
      nextRuns[place + 1] = run;
      if (run <= longest) continue;
      longest = run;
      longestFrom = at - run + 1;
    }
    [runs, nextRuns] = [nextRuns, runs];
  }
  const phrase = words > 1 ? (longest - 1) / (words - 1) : 1;
  const whole = words > 1 && longest === words ? WHOLE_PHRASE + asTyped(index, text, query) : 0;
  const start = longestFrom === from ? START : 0;
  const again = hits > matched ? REPEATED : 0;
  const share = matched / (end - from);
  return 1 - PHRASE_SHARE + PHRASE_SHARE * phrase + WHOLENESS * share + start + whole + again;
}

function asTyped(index: WordIndex, text: number, query: readonly FoundWords[]): number {
  const words = wordsOfText(index, text);
  const begins = (at: number): boolean =>
    query.every(({ qualities }, place) => qualities.get(words[at + place] ?? -1) === QUALITY.exact);
  return words.some((_, at) => begins(at)) ? AS_TYPED : 0;
}

/** A text with the share of a query that it covers, 0 to 1. */
interface CoveredText {
  readonly text: number;
  readonly covered: number;
}

const MIN_COVERAGE = 0.4;
const OF_BEST = 0.55;

// Scratch memory of one query at a time; zero between queries.
let coverage = new Float32Array(0);

/** Of `size` texts those that cover a good share of a query; a rare word weighs more than a common one. */
function coverTexts(size: number, query: readonly FoundWords[]): readonly CoveredText[] {
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
