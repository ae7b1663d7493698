import { fold } from "@daily-quran/quran-text/search/fold";

/** Ways to encode one letter or sign: keyboards of Persian and Urdu, and what other fonts need. */
const USUAL: Readonly<Record<string, string>> = {
  "\u06A9": "\u0643", // kaf
  "\u06AA": "\u0643",
  "\u06C1": "\u0647", // ha
  "\u06BE": "\u0647",
  "\u06D5": "\u0647",
  "\u06C3": "\u0629", // ta marbuta
  "\u0649": "\u064A", // the last ya has its dots or not
  "\u06CC": "\u064A",
  "\u06E1": "\u0652", // sukun
  "\u06DF": "\u0652",
  "\u06E0": "\u0652",
  "\u08F0": "\u064B", // tanwin before other letters
  "\u08F1": "\u064C",
  "\u08F2": "\u064D",
};

const UNUSUAL = new RegExp(`[${Object.keys(USUAL).join("")}]`, "gu");

// Stretching, invisible signs, and what only orders marks.
// oxlint-disable-next-line no-misleading-character-class -- the sign is meant without a letter
const EMPTY = /[\u0640\u034F\u2009\p{Cf}]/gu;

/** A text in which a hamza without a seat is a letter: its vowel would else be one of the letter before it. */
export const withSeatlessHamza = (text: string): string =>
  text.replaceAll(/\u0640(?<vowels>\p{M}*?)[\u0654\u0655]/gu, "\u0621$<vowels>");

/** A text of one encoding: letters and signs that look alike are the same. */
export const withUsualLetters = (text: string): string =>
  withSeatlessHamza(text)
    .replaceAll(EMPTY, "")
    .replaceAll(UNUSUAL, (character) => USUAL[character] ?? character)
    .normalize("NFC");

/** The letters of a text as a search reads them, without any sign. */
export const bareLetters = (text: string): string => fold(text.replaceAll(/\p{M}/gu, ""));
