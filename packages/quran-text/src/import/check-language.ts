import type { EditionLanguage } from "@daily-quran/domain/edition";
import { SETTING } from "@daily-quran/quran/languages";
import { editionRefusal } from "./refusal.ts";
import { verseKey } from "../verse-text.ts";
import type { TextRun } from "./runs.ts";

/** Characters of each text that are checked: enough for any length. */
const MAX_CHECKED_LENGTH = 400;

/** With fewer different words the language can't be detected. */
const MIN_WORDS = 50;

/** Common English words; other languages in Latin letters share at most two. */
const ENGLISH_WORDS = new Set(
  "the of and to that they you for not it with who will be this from them he his are have".split(
    " ",
  ),
);

/** Refuses an edition whose letters or words are not of its language, and says what was found. */
export function checkLanguage(runs: readonly TextRun[], language: EditionLanguage): void {
  const text = runs.map((run) => run.text.slice(0, MAX_CHECKED_LENGTH)).join("\n");
  const fault = FAULTS[language](text);
  if (fault === undefined) return;
  throw editionRefusal(
    `This is not ${SETTING[language].inEnglish}, as it was said to be: ${fault}. To take it all the same: --any-language`,
  );
}

function englishFault(text: string): string | undefined {
  const latin = share(count(text, /\p{Script=Latin}/gu), count(text, /\p{L}/gu));
  if (latin < 0.5) return `${percent(latin)} of its letters are Latin`;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (new Set(words).size < MIN_WORDS) return undefined;
  const common = share(words.filter((word) => ENGLISH_WORDS.has(word)).length, words.length);
  return common < 0.1
    ? `${percent(common)} of its words are such as “the”, “of” and “and”`
    : undefined;
}

function bengaliFault(text: string): string | undefined {
  const letters = count(text, /(?=\p{Script=Bengali})\p{L}/gu);
  const bengali = share(letters, count(text, /\p{L}/gu));
  if (bengali < 0.5) return `${percent(bengali)} of its letters are Bengali`;
  // Assamese is written with two letters that Bengali lacks, one of them the r.
  const assamese = share(count(text, /[\u09F0\u09F1]/g), letters);
  return assamese > 0.01 ? "it is written with letters of Assamese" : undefined;
}

const FAULTS = { en: englishFault, bn: bengaliFault };

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

const DIGITS = "[\\p{Nd}¹²³⁰⁴-⁹]+";
// Punctuation after a word. Not the full stop of an abbreviation: in “Vol.9” and “V.5:90” the number belongs.
const END = "[)\\]}'\"’”»,;!?।॥…]|(?<!\\p{Script=Bengali}|\\b(?:[A-Za-z]|Vol|No|Ch|pp))\\.";
const STUCK = new RegExp(`[\\p{L}\\p{M}]+(?:${DIGITS}|(?:${END})+${DIGITS}(?![:,]?\\p{Nd}))`, "u");

/** Throws a refusal that names each verse where a digit sticks to a word, as the number of a lost footnote does. */
export function checkNoStuckDigits(runs: readonly TextRun[]): void {
  const faults = runs.flatMap(({ surah, from, text }) => {
    const [found] = STUCK.exec(text) ?? [];
    return found === undefined ? [] : [`${verseKey({ surah, verse: from })}: has “${found}”`];
  });
  if (faults.length > 0)
    throw editionRefusal(
      "A digit sticks to a word, as the number of a lost footnote does.",
      faults,
    );
}
