import { SUN_LETTERS } from "./letters.ts";
import type { Unit } from "./units.ts";

/** Verbs that begin like an article with a moon letter: curse them (33:68), talk idly (41:26). */
const VERBS_LIKE_ARTICLES = ["عنهم", "غوا"];

const lettersFrom = (units: readonly Unit[], at: number) =>
  units
    .slice(at)
    .map(({ letter }) => letter)
    .join("");

/** The letters that a word may have before its article. */
const PREFIXES = "وفأءبكتا";

/** Whether the lam at an index is the article's. */
export function isArticle(units: readonly Unit[], at: number): boolean {
  const [before, lam, next] = [units[at - 1], units[at], units[at + 1]];
  if (lam?.letter !== "ل" || !next) return false;
  if (before?.letter === "ٱ" && next.letter === "ٱ") return true;
  if (lam.vowel) return isLamOfNight(units, at);
  if (!before) return isLamOfAyka(units);
  if (!followsArticlePlace(units, at)) return false;
  if (!lam.hasSukun) return !lam.hasShadda && next.hasShadda === true;
  return !SUN_LETTERS.has(next.letter) && !VERBS_LIKE_ARTICLES.includes(lettersFrom(units, at + 1));
}

/** Two verses write `l-aykah` without its alif; another lam without a vowel is a command's (22:15). */
const isLamOfAyka = ([, hamza]: readonly Unit[]) => hamza?.letter === "ء";

/** The night is written with one lam for two. */
function isLamOfNight(units: readonly Unit[], at: number): boolean {
  const [before, lam, next, after] = [units[at - 1], units[at], units[at + 1], units[at + 2]];
  const isFirst = before?.letter === "ٱ" || before?.letter === "ل";
  const isNight = lam?.letter === "ل" && next?.letter === "ي" && after?.letter === "ل";
  return isFirst && isNight && lam.hasShadda === true;
}

/** After an alif of its own, or after the preposition lam. */
function followsArticlePlace(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1];
  if (!before) return false;
  if (before.letter === "ٱ") return true;
  if (before.letter === "ا") return units[at - 2]?.letter === "ء" && at === 2;
  if (before.letter !== "ل" || !before.vowel || before.hasDagger) return false;
  return units.slice(0, at - 1).every(({ letter }) => PREFIXES.includes(letter));
}

/** Whether the lam at an index is the second of Allah, whose long alif is not written. */
export function isLamOfAllah(units: readonly Unit[], at: number): boolean {
  const [before, lam, ha, after] = [units[at - 1], units[at], units[at + 1], units[at + 2]];
  if (lam?.letter !== "ل" || !lam.hasShadda || lam.vowel !== "a" || lam.hasDagger) return false;
  if (before?.letter !== "ل" || before.vowel === "a" || ha?.letter !== "ه") return false;
  return ha.vowel !== undefined && (!after || (after.letter === "م" && after.hasShadda === true));
}

const NOUNS = /^ٱ(?:سم|بن|ثن|مر)/u;
/** Verbs whose damma belongs to their ending. */
const WITH_I = /^ٱ(?:مشوا|قضوا|بنوا|ئتوا|مضوا)/u;

/** The vowel of the hamzat al-wasl that begins a verse. */
export function waslVowel(units: readonly Unit[]): "a" | "i" | "u" {
  const [, first, second] = units;
  if (first?.letter === "ل" && (isArticle(units, 1) || first.hasShadda)) return "a";
  const letters = lettersFrom(units, 0);
  if (NOUNS.test(letters) || WITH_I.test(letters)) return "i";
  return second?.vowel === "u" && !first?.hasShadda ? "u" : "i";
}
