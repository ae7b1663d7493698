import { tokenize } from "./text-tokens.ts";

/** A text as searches compare it: no vowel signs, diacritics, case or punctuation, one letter for its variants, single spaces, none at the ends. */
export function fold(text: string): string {
  return tokenize(text.normalize("NFC"))
    .map((token) => token.readings[0])
    .join("")
    .replaceAll(/ +/g, " ")
    .trim();
}
