import type { Writing } from "@daily-quran/domain/search/quotation";
import type { Script } from "@daily-quran/quran/scripts";
import { type Agreement, comparePlain, strictForm } from "./compare-word.ts";
import { distance } from "./distance.ts";
import type { Pair } from "./find-passages.ts";
import type { SentWord } from "./sent-words.ts";
import { bareLetters } from "./usual-letters.ts";

/** Sent words and words of the Quran that belong together; one side is empty where a word is missing or added. */
export interface Match {
  readonly sent: readonly number[];
  readonly places: readonly number[];
  /** What they are like in each writing; absent where one side is empty. */
  readonly likeness?: Readonly<Record<Writing, Agreement>> | undefined;
}

/** What words are compared with. */
export interface Compared {
  readonly sent: readonly SentWord[];
  /** A word of the Quran in a script. */
  readonly wordAt: (script: Script, place: number) => string;
}

// Two words that are written as one, and one as two: يا أيها.
const SIZES = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;

const MISSING = 0.7;

/** Pairs off a stretch of sent words and one of the Quran, so that least differs. */
export function matchStretch(
  compared: Compared,
  sent: readonly number[],
  places: readonly number[],
): Match[] {
  // Filled from the end: what remains from here on costs least in this way.
  const costs = sent
    .concat(-1)
    .map(() => places.concat(-1).map(() => ({ cost: Infinity, match: NONE })));
  const at = (s: number, p: number) => costs[s]?.[p] ?? { cost: Infinity, match: NONE };
  for (let s = sent.length; s >= 0; s -= 1)
    for (let p = places.length; p >= 0; p -= 1) {
      const cell = at(s, p);
      if (s === sent.length && p === places.length) {
        cell.cost = 0;
        continue;
      }
      const offer = (match: Match, price: number): void => {
        const cost = price + at(s + match.sent.length, p + match.places.length).cost;
        if (cost < cell.cost) Object.assign(cell, { cost, match });
      };
      if (s < sent.length) offer({ sent: sent.slice(s, s + 1), places: [] }, MISSING);
      if (p < places.length) offer({ sent: [], places: places.slice(p, p + 1) }, MISSING);
      for (const [of, by] of SIZES) {
        if (s + of > sent.length || p + by > places.length) continue;
        const both = { sent: sent.slice(s, s + of), places: places.slice(p, p + by) };
        const likeness = likenessOf(compared, both);
        if (isAlike(likeness)) offer({ ...both, likeness }, 0);
        else if (of === by)
          offer({ ...both, likeness }, unlikeness(compared, [sent[s] ?? -1, places[p] ?? -1]));
      }
    }
  const matches: Match[] = [];
  for (let [s, p] = [0, 0]; s < sent.length || p < places.length;) {
    const { match } = at(s, p);
    matches.push(match);
    s += match.sent.length;
    p += match.places.length;
  }
  return matches;
}

const NONE: Match = { sent: [], places: [] };

const textOf = ({ sent }: Compared, words: readonly number[]): string =>
  words.map((at) => sent[at]?.text ?? "").join(" ");

/** A word of the Quran that another script has as two is the same at both places. */
export const quranTextOf = (
  { wordAt }: Compared,
  script: Script,
  places: readonly number[],
): string => [...new Set(places.map((place) => wordAt(script, place)))].join(" ");

/** What sent words are like to words of the Quran, in each writing. */
export function likenessOf(
  compared: Compared,
  { sent, places }: Match,
): Record<Writing, Agreement> {
  const text = textOf(compared, sent);
  const [uthmani, indoPak] = [
    quranTextOf(compared, "uthmani", places),
    quranTextOf(compared, "indopak", places),
  ];
  const own = undivided(text);
  const isUthmani = own === undivided(uthmani);
  const plain = isUthmani ? "same" : comparePlain(text, uthmani);
  const strict = (isSame: boolean): Agreement =>
    isSame ? "same" : plain === "letters" ? plain : "signs";
  return { uthmani: strict(isUthmani), indopak: strict(own === undivided(indoPak)), plain };
}

/** Texts with the same are the same, wherever they are divided into words. */
const undivided = (text: string): string => strictForm(text).replaceAll(" ", "");

/** Whether words differ in nothing but signs, in some writing. */
export const isAlike = (likeness: Readonly<Record<Writing, Agreement>>): boolean =>
  Object.values(likeness).some((one) => one !== "letters");

/** From 0 to 1, by how many letters of a pair differ. */
export function unlikeness({ sent, wordAt }: Compared, [at, place]: Pair): number {
  const letters = sent[at]?.letters ?? "";
  const own = bareLetters(wordAt("uthmani", place));
  return distance(letters, own) / Math.max(letters.length, own.length, 1);
}
