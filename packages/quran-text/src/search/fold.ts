import { tokenize } from "./text-tokens.ts";

/**
 * Normalises a text for search: no vowel signs, diacritics, case or punctuation; equal letters; single
 * spaces.
 */
export function fold(text: string): string {
  return tokenize(text.normalize("NFC"))
    .map((token) => token.readings[0])
    .join("")
    .replaceAll(/ +/g, " ")
    .trim();
}
