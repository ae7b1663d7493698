import { BENGALI_UNIT, bengaliReading } from "./bengali-letters.ts";
import { HAMZA, isArabicMark, OPTIONAL_SIGNS, readLetter } from "./arabic-letters.ts";

/** A unit of a searched text, with the folded strings that it may be read as, the canonical one first. */
export interface TextToken {
  readonly readings: readonly string[];
  readonly start: number;
  end: number;
  /** Whether a match may begin here: not at a combining sign. */
  readonly opens: boolean;
}

const LATIN_MARKS = /[\u0300-\u036F]/gu;
const UNSEARCHED = /^[\p{Cf}\u0300-\u036F'’‘ʼʾʿ`]$/u;
const GAP = /^[\s\p{P}\p{S}]$/u;

/** Splits a text into tokens; ignored characters (vowel signs, apostrophes) belong to the token before. */
export function tokenize(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let start = 0;
  for (const [character] of text.matchAll(BENGALI_UNIT)) {
    const end = start + character.length;
    const readings = read(character, text.slice(end, end + 2));
    const last = tokens.at(-1);
    const isRepeatedGap = readings[0] === " " && (last?.readings[0] ?? " ") === " ";
    if (readings.length > 0 && !isRepeatedGap) {
      const opens = character === HAMZA || !OPTIONAL_SIGNS.has(character);
      tokens.push({ readings, start, end, opens });
    } else if (last && last.readings[0] !== " ") {
      last.end = end;
    }
    start = end;
  }
  return tokens;
}

function read(character: string, following: string): readonly string[] {
  if (character === "\u2009") return []; // in 2:72 it is inside a word
  const sign = OPTIONAL_SIGNS.get(character);
  if (sign) return sign;
  if (isArabicMark(character) || UNSEARCHED.test(character)) return [];
  if (GAP.test(character)) return [" "];
  const letter = readLetter(character, following);
  if (letter) return letter;
  const bengali = bengaliReading(character);
  if (bengali !== undefined) return [bengali];
  // NFD, so that Latin diacritics are dropped.
  return [character.normalize("NFD").replaceAll(LATIN_MARKS, "").toLowerCase()];
}
