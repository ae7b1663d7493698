import { foldWord } from "../fold/fast-fold.ts";
import type { WordKeys } from "./word-keys.ts";

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=...)(?:ies|ied)$/u, "y"],
  [/(?<=..)(?:sses)$/u, "ss"],
  [/(?<=...)(?:ing|ings|edly|ed|es|ers|er|ely|ly)$/u, ""],
  [/(?<=...)(?<![su])s$/u, ""],
];

/** English, and other texts in Latin letters: words as they are, and stems without inflections. */
export const englishKeys: WordKeys = {
  minForErrors: 4,
  ofText: (word) => foldWord(word).split(" ").filter(Boolean),
  ofQuery: (word) => foldWord(word).replaceAll(" ", ""),
  stem: stemOf,
};

function stemOf(key: string): string {
  for (const [ending, rest] of ENDINGS) {
    if (!ending.test(key)) continue;
    const stem = key.replace(ending, rest).replace(/([^aeioul])\1$/u, "$1");
    return stem.length > 3 ? stem.replace(/e$/u, "") : stem;
  }
  return key.length > 4 ? key.replace(/e$/u, "") : key;
}
