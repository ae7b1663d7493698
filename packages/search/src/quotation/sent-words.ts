import { consonantsOf } from "@daily-quran/quran-text/indo-pak/script-faults";
import { bareLetters, withUsualLetters } from "./usual-letters.ts";

/** A word of a sent text, in its usual letters, and where it stands there, as for `slice`. */
export interface SentWord {
  readonly text: string;
  /** Its consonants. */
  readonly key: string;
  /** Its letters as a search reads them. */
  readonly letters: string;
  readonly start: number;
  readonly end: number;
}

// Signs of pause may stand by themselves.
const LETTER = /\p{Lo}/u;

const WORD = /[\p{L}\p{M}\u2009\p{Cf}]+/gu;
/** The words of a text; numbers of verses, brackets and signs between words are none. */
export function sentWords(text: string): SentWord[] {
  const words: SentWord[] = [];
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const usual = withUsualLetters(word);
    const end = start + word.length;
    if (LETTER.test(usual))
      words.push({
        text: usual,
        key: consonantsOf(usual),
        letters: bareLetters(usual),
        start,
        end,
      });
  }
  return words;
}
