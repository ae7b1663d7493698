import { toLatinDigits } from "@daily-quran/quran/latin-digits";

const KHANDA_TA = "\u09CE";

/** TA with a virama and no consonant after it: how KHANDA TA was written before Unicode 4.1. */
const OLD_KHANDA_TA = "\u09A4\u09CD";

/** One unit of a text: any character, or the characters that together are one Bengali letter or vowel sign. */
export const BENGALI_UNIT =
  /[\u0995-\u09B9]\u09BC|\u09C7[\u09BE\u09D7]|\u09A4\u09CD(?![\u0995-\u09B9\u09DC-\u09DF])|./gsu;

/**
 * The reading of a unit in Bengali script, equal for every way to encode it (ড় and য়, ো, ৎ), digits as
 * Latin ones; undefined for other scripts.
 */
export function bengaliReading(unit: string): string | undefined {
  if (unit === OLD_KHANDA_TA) return KHANDA_TA;
  if (!/^[\u0980-\u09FF]/.test(unit)) return undefined;
  return toLatinDigits(unit.normalize("NFD"));
}
