import type { Language } from "../../src/language.ts";
import type { QuizVerse } from "../../src/quran.ts";

/** A question as a guesser sees it, with its key to learn from and to be graded by. */
export interface Asked {
  readonly day: number;
  readonly kind: string;
  readonly language: Language;
  readonly question: string;
  readonly passages: readonly string[];
  readonly options: readonly string[];
  readonly translations?: readonly string[] | undefined;
  readonly correctAnswer: number;
}

/** The text that a guesser may have read: verses of other days than those it is asked about. */
export type Background = readonly QuizVerse[];

/** The kind and language of a question: what a guesser learns of one says nothing of another. */
export const nameOf = ({ kind, language }: Asked): string => `${kind} ${language}`;

/** The words of a text in any script, without marks and case. */
export function wordsOf(text: string): string[] {
  const known = knownWords.get(text);
  if (known) return known;
  const words =
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[\u064B-\u065F\u0670\u06D6-\u06ED\u0300-\u036F]/gu, "")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  knownWords.set(text, words);
  return words;
}
const knownWords = new Map<string, string[]>();

/** The number that a word has in every count: numbers are counted ten times as fast as strings. */
export function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}
const numbers = new Map<string, number>();

/** How many words have a number. */
export const countNumbers = (): number => numbers.size;
