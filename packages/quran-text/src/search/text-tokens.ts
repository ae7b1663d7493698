import { toLatinDigits } from "@daily-quran/quran/latin-digits";
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
const NOTHING: readonly string[] = [];

/** Splits a text into tokens; ignored characters (vowel signs, apostrophes) belong to the token before. */
export function tokenize(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let start = 0;
  for (const [character] of text.matchAll(BENGALI_UNIT)) {
    const end = start + character.length;
    const readings = isArabic(character)
      ? read(character, text.slice(end, end + 2))
      : plainReading(character);
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

/** Whether a character is of the block in which all signs and all letters with several readings are. */
function isArabic(character: string): boolean {
  return character >= "\u0600" && character <= "\u06FF";
}

function read(character: string, following: string): readonly string[] {
  const sign = OPTIONAL_SIGNS.get(character);
  if (sign) return sign;
  if (isArabicMark(character)) return NOTHING;
  return readLetter(character, following) ?? plainReading(character);
}

// Most of a search is this; a text has few different characters.
const plainReadings = new Map<string, readonly string[]>();

function plainReading(character: string): readonly string[] {
  const known = plainReadings.get(character);
  if (known) return known;
  const reading = readPlain(character);
  plainReadings.set(character, reading);
  return reading;
}

/** The reading of a character that what follows does not change. */
function readPlain(character: string): readonly string[] {
  if (character === "\u2009") return NOTHING; // in 2:72 it is inside a word
  if (UNSEARCHED.test(character)) return NOTHING;
  if (GAP.test(character)) return [" "];
  // NFD, so that Latin diacritics are dropped.
  return [
    bengaliReading(character) ??
      character.normalize("NFD").replaceAll(LATIN_MARKS, "").toLowerCase(),
  ];
}

const KHANDA_TA = "\u09CE";

/** TA with a virama and no consonant after it: how KHANDA TA was written before Unicode 4.1. */
const OLD_KHANDA_TA = "\u09A4\u09CD";

/** One unit of a text: any character, or the characters that together are one Bengali letter or vowel sign. */
const BENGALI_UNIT =
  /[\u0995-\u09B9]\u09BC|\u09C7[\u09BE\u09D7]|\u09A4\u09CD(?![\u0995-\u09B9\u09DC-\u09DF])|./gsu;

/**
 * The reading of a unit in Bengali script, equal for every way to encode it (ড় and য়, ো, ৎ), digits as
 * Latin ones; undefined for other scripts.
 */
function bengaliReading(unit: string): string | undefined {
  if (unit === OLD_KHANDA_TA) return KHANDA_TA;
  if (!/^[\u0980-\u09FF]/.test(unit)) return undefined;
  return toLatinDigits(unit.normalize("NFD"));
}
