import { CONSONANTS } from "./letters.ts";
import type { Unit } from "./units.ts";
import { isArticle } from "./wasl.ts";

/** On a w or y that an n became: it is said through the nose. Latin letters leave it out. */
export const NASAL = "\u0303";

/**
 * What a letter without a vowel or sukun is recited as, since the one after it takes it over: an n at the end of
 * its word by w, y, r, l, m and n, anywhere by b, as m; another letter by one with a shadda. Else undefined.
 */
export function takenOver(
  { letter, hasSukun, hasShadda }: Unit,
  following: Unit | undefined,
  endsWord: boolean,
): string | undefined {
  if (!following || hasSukun || hasShadda || following.letter === "ٱ") return undefined;
  const other = CONSONANTS[following.letter];
  if (letter === "ن") {
    if (following.letter === "ب") return "m";
    if (!endsWord) return following.hasShadda ? other : undefined;
    if ("وي".includes(following.letter)) return `${other}${NASAL}`;
    return "رلمن".includes(following.letter) ? other : undefined;
  }
  return following.hasShadda && !"وي".includes(letter) ? other : undefined;
}

/** A shadda that only joins the letter before, which is written. */
export function isAssimilated(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1];
  if (!before) return true;
  if (isArticle(units, at - 1) || isArticle(units, at)) return true;
  const { letter, vowel, hasSukun, isSilent } = before;
  const isBare = !vowel && !hasSukun && !isSilent && letter in CONSONANTS;
  return isBare && (letter === units[at]?.letter || !"وي".includes(letter));
}
