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

/** As `skeletonOf`, with one letter for j, z and d, which Bengali readers exchange: জ, য and দ. */
export const lineSkeletonOf = (sound: string): string =>
  skeletonOf(sound).replaceAll("j", "d").replace(/d+/gu, "d");

/** The consonants of words in a row, where one that ends a word and begins the next is one. */
export const joinSkeletons = (skeletons: readonly string[]): string =>
  skeletons.join("").replace(/(.)\1+/gu, "$1");
