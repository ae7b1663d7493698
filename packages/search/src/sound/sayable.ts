import { foldWord } from "../fold/fast-fold.ts";

// Of Arabic no syllable has more than two consonants in a row; sh, kh and the like are one.
const ONE_SOUND = /([^aeiou])\1|[sctdgk]h/gu;
const CLUSTER = /[^aeiouwy]{3}/u;
const THRICE = /([^aeiou])\1\1/u;

/** Whether a word in Latin letters can be Arabic by its sound: `qqqzzz` and `sdfg` cannot. */
export function isSayable(word: string): boolean {
  const letters = foldWord(word).replaceAll(/[^a-z]/gu, "");
  if (letters.length < 3) return true;
  if (THRICE.test(letters) || !/[aeiou]/u.test(letters)) return false;
  return !CLUSTER.test(letters.replaceAll(ONE_SOUND, "b"));
}
