import { fold } from "@daily-quran/quran-text/search/fold";

const LATIN = /^[\p{Script=Latin}\p{Mn}'’‘ʼʾʿ`]*$/u;
const IGNORED = /[\p{Mn}'’‘ʼʾʿ`]/gu;

/** Folds one word as `fold` does, a Latin one five times as fast: the index has 30,000. */
export function foldWord(word: string): string {
  if (/^[a-z]+$/u.test(word)) return word;
  if (!LATIN.test(word)) return fold(word);
  return word.normalize("NFD").replaceAll(IGNORED, "").toLowerCase();
}
