import type { CheckedQuotation } from "@daily-quran/domain/search/quotation";
import {
  type Compared,
  isAlike,
  likenessOf,
  type Match,
  matchStretch,
  unlikeness,
} from "./compare-words.ts";
import { type Comparing, countSame, describePassages, writingOf } from "./describe-passages.ts";
import { type Pair, passagesIn, type Room, shortVerses } from "./find-passages.ts";
import { isLastOfVerse, type QuranWords, verseOfWord } from "./quran-words.ts";
import { type SentWord, sentWords } from "./sent-words.ts";
import type { Steps } from "@daily-quran/steps/steps";

/** What a text is compared with: `wordAt` gives a word of the Quran in a script. */
export interface QuranTexts {
  readonly quran: QuranWords;
  readonly wordAt: Compared["wordAt"];
}

/**
 * Finds which verses a text is, and every word, letter and sign that differs; undefined for a text that says
 * the same so often that it can't be told what it is.
 */
export function* checkQuotation(
  text: string,
  texts: QuranTexts,
): Steps<CheckedQuotation | undefined> {
  const sent = sentWords(text);
  const check: Check = { quran: texts.quran, compared: { sent, wordAt: texts.wordAt }, tries: 0 };
  const found = yield* passagesOf(check, { from: 0, to: sent.length }, -1);
  if (check.tries > MAX_TRIES) return undefined;
  const known = new Set(found.flat().flatMap((match) => match.sent));
  const passages = found.flatMap((matches) => describePassages(matches, check));
  const unknown = rangesOf(sent, known);
  const isExact =
    passages.length > 0 && unknown.length === 0 && passages.every((one) => one.isExact);
  return { isExact, passages, unknown };
}

// Forty times what a long text of the Quran needs.
const MAX_TRIES = 5_000;

interface Check extends Comparing {
  /** How many passages have been compared. */
  tries: number;
}

/** The passages in a room, in order: the best near its beginning, those before it, and those behind. */
function* passagesOf(check: Check, room: Room, after: number): Steps<(readonly Match[])[]> {
  const found: (readonly Match[])[] = [];
  let { from } = room;
  while (from < room.to && check.tries <= MAX_TRIES) {
    const best = yield* bestIn(check, { from, to: room.to }, after);
    const [first, last] = [best[0], best.at(-1)];
    const [start, end] = [first?.sent[0], best.flatMap(({ sent }) => sent).at(-1)];
    if (start === undefined || end === undefined || !last) {
      from += 1;
      continue;
    }
    if (start > from) found.push(...(yield* passagesOf(check, { from, to: start }, after)));
    found.push(best);
    after = best.flatMap(({ places }) => places).at(-1) ?? after;
    from = end + 1;
  }
  return found;
}

/** The passage in which most words are the same; of two equal ones that which goes on, or begins a verse. */
function* bestIn(check: Check, room: Room, after: number): Steps<readonly Match[]> {
  const { quran, compared } = check;
  const search = { quran, sent: compared.sent };
  let best: { readonly matches: readonly Match[]; readonly score: number } | undefined;
  for (const pairs of [...passagesIn(search, room), ...shortVerses(search, room)]) {
    yield;
    check.tries += 1;
    const matches = matchesOf(pairs, { quran, compared, room });
    const like = matches.filter(({ likeness }) => likeness && isAlike(likeness));
    const [first = -1] = matches[0]?.places ?? [];
    const isBegin = first >= 0 && verseOfWord(quran, first).word === 0;
    const isVerse = isBegin && isLastOfVerse(quran, matches.at(-1)?.places.at(-1) ?? -1);
    // Two words are no passage unless they are a verse, nor are words that are mostly others.
    if ((like.length < MIN_LIKE && !isVerse) || like.length * 2 < matches.length) continue;
    const same = countSame(matches, writingOf(matches));
    const skipped = (matches[0]?.sent[0] ?? room.from) - room.from;
    const bonus = (isBegin ? 0.02 : 0) + (isVerse ? 0.05 : 0) + (first === after + 1 ? 0.03 : 0);
    const score = like.length * 2 - matches.length - skipped * 1.5 + same / 10 + bonus;
    if (!best || score > best.score) best = { matches, score };
  }
  return best?.matches ?? [];
}

const MIN_LIKE = 3;

/**
 * Where a passage begins (`step` -1) or ends (1, not included): from a place on, the words that resemble the
 * next ones of the verse.
 */
function edgeOf([at, place]: Pair, step: 1 | -1, around: Around): Pair {
  const { compared, quran, room } = around;
  const [start, end] = boundsOfVerse(quran, step === 1 ? place - 1 : place);
  for (const [isNear, of, by] of STEPS) {
    const next: Pair = [at + step * of, place + step * by];
    if (next[0] < room.from || next[0] > room.to) continue;
    if (next[1] < start || next[1] > end) continue;
    const both = {
      sent: count(Math.min(at, next[0]), Math.max(at, next[0])),
      places: count(Math.min(place, next[1]), Math.max(place, next[1])),
    };
    if (isNear(compared, both)) return edgeOf(next, step, around);
  }
  return [at, place];
}

const isLike = (compared: Compared, match: Match): boolean => isAlike(likenessOf(compared, match));

/** A word half of whose letters are others belongs to the passage beside it. */
const isHalf = (compared: Compared, { sent: [at = -1], places: [place = -1] }: Match): boolean =>
  unlikeness(compared, [at, place]) <= 0.5;

// One word as two, two as one, one beside one.
const STEPS = [
  [isLike, 1, 2],
  [isLike, 2, 1],
  [isLike, 1, 1],
  [isHalf, 1, 1],
] as const;

interface Around extends Comparing {
  readonly room: Room;
}

/** The place of the first word of a verse, and the one behind its last. */
function boundsOfVerse(quran: QuranWords, place: number): readonly [number, number] {
  const { verse } = verseOfWord(quran, place);
  return [quran.starts[verse] ?? 0, quran.starts[verse + 1] ?? 0];
}

/** What belongs together in a passage; where pairs are not alike, whatever differs least. */
function matchesOf(pairs: readonly Pair[], around: Around): Match[] {
  const { compared } = around;
  const alike = pairs
    .map(([at, place]) => ({ sent: [at] as const, places: [place] as const }))
    .map((pair) => ({ ...pair, likeness: likenessOf(compared, pair) }))
    .filter(({ likeness }) => isAlike(likeness));
  const ends =
    alike.length > 0 ? alike.map(({ sent, places }): Pair => [sent[0], places[0]]) : pairs;
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last) return [];
  const matches: Match[] = [];
  let [sent, place] = edgeOf(first, -1, around);
  const stretchTo = ([nextSent, nextPlace]: Pair): void => {
    matches.push(...matchStretch(compared, count(sent, nextSent), count(place, nextPlace)));
    [sent, place] = [nextSent, nextPlace];
  };
  for (const match of alike) {
    stretchTo([match.sent[0], match.places[0]]);
    matches.push(match);
    [sent, place] = [match.sent[0] + 1, match.places[0] + 1];
  }
  stretchTo(edgeOf([last[0] + 1, last[1] + 1], 1, around));
  return matches;
}

const count = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** What none of the known words covers. */
function rangesOf(sent: readonly SentWord[], known: ReadonlySet<number>) {
  const ranges: { start: number; end: number }[] = [];
  for (const [at, { start, end }] of sent.entries()) {
    if (known.has(at)) continue;
    const last = ranges.at(-1);
    if (last && at > 0 && !known.has(at - 1)) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}
