import type { TextMark } from "@daily-quran/domain/search/search";

/** Letters, marks and digits, with the apostrophes and joiners inside a word; 2:72 has a thin space in one. */
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’‘ʼʾʿ`\u2009\u200C\u200D]*/gu;
// Uthmani يَٰ or يَـٰٓ (U+0640 is a letter to Unicode), and typed ياأيها in one.
const VOCATIVE =
  /^(?:[\u0648\u0641]\u064E)?\u064A\u064E\u0640?\u0670\u0653?(?=\p{L})|^[\u0648\u0641]?\u064A\u0627(?=[\u0622\u0623\u0625\u0627]\p{L}{2})/u;
const LAST_APOSTROPHES = /['’‘`\u2009]+$/u;

/** A word of a text and its range in it. */
export interface WordPart extends TextMark {
  readonly word: string;
}

/** The words of a text in order; the vocative of يَٰٓأَيُّهَا is a word of its own, as it is typed. */
export function wordParts(text: string): WordPart[] {
  const parts: WordPart[] = [];
  for (const found of text.matchAll(WORD)) {
    const word = found[0].replace(LAST_APOSTROPHES, "");
    const start = found.index;
    const end = start + word.length;
    const vocative = VOCATIVE.exec(word)?.[0].length ?? 0;
    if (vocative > 0) parts.push({ word: word.slice(0, vocative), start, end: start + vocative });
    parts.push({ word: word.slice(vocative), start: start + vocative, end });
  }
  return parts;
}
