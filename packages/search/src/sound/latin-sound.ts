import { foldWord } from "../fold/fast-fold.ts";

/** How people write the sounds of Arabic in Latin letters: one letter for all that stand for a sound. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/gu, "x"],
  [/th/gu, "s"],
  [/dh/gu, "z"],
  [/gh/gu, "g"],
  [/kh/gu, "h"],
  [/e+/gu, "i"],
  [/oo|ou|o/gu, "u"],
  [/q|c/gu, "k"],
  [/v/gu, "w"],
  [/p/gu, "b"],
  [/m(?=b)/gu, "n"],
  [/(.)\1+/gu, "$1"],
  [/(?<=a)h$/u, ""],
];

/** A Latin word as it sounds, with its vowels: `Raheem` and `raḥīm` are equal. */
export function soundOf(word: string): string {
  const letters = foldWord(word).replaceAll(" ", "");
  return SOUNDS.reduce((sound, [from, to]) => sound.replace(from, to), letters);
}

/** The consonants of a sound: vowels, w and y are written in too many ways. */
export function skeletonOf(sound: string): string {
  return sound
    .replaceAll("z", "d")
    .replace(/[aiuwy]|[^a-z]/gu, "")
    .replace(/(.)\1+/gu, "$1");
}

/**
 * As `skeletonOf`, with one letter for j, z and d, which Bengali readers exchange: জ, য and দ. Capitals are what
 * the next word may change, a last l, m or n, and what it begins with unwritten: A for a vowel, W for w and y.
 */
export function lineSkeletonOf(sound: string): string {
  const first = /^[aiu]/u.test(sound) ? "A" : /^[wy]/u.test(sound) ? "W" : "";
  const last = /[lmn]$/u.exec(sound)?.[0] ?? "";
  const rest = skeletonOf(sound.slice(0, sound.length - last.length)).replaceAll("j", "d");
  return first + rest + last.toUpperCase();
}

/** Words in a row in one spelling: `mir rabbihim` is `min rabbihim` without its n, and `mim baʿdi` is `min baʿdi`. */
export const recitedInRow = (skeletons: readonly string[]): string[] =>
  skeletons
    .join(" ")
    .replace(/L(?= r)|N(?= [rlmW])/gu, "")
    .replace(/M(?= b)/gu, "n")
    .replace(/[AW]/gu, "")
    .toLowerCase()
    .replace(/([^ ])\1+/gu, "$1")
    .split(" ");

/** The consonants of words in a row, where one that ends a word and begins the next is one. */
export const joinSkeletons = (skeletons: readonly string[]): string =>
  recitedInRow(skeletons)
    .join("")
    .replace(/(.)\1+/gu, "$1");
