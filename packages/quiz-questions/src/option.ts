import { LANGUAGES, sameInEveryLanguage } from "./language.ts";
import type { Localised } from "./language.ts";
import { textKey, visibleLength } from "./text-key.ts";

/** A text that can stand among the options: its keys must differ from the others', its lengths are what could give it away. */
export interface Option {
  readonly text: Localised;
  readonly keys: readonly string[];
  readonly lengths: readonly number[];
}

/** An option whose text differs by language. */
export function localisedOption(text: Localised): Option {
  return {
    text,
    keys: LANGUAGES.map((language) => textKey(text[language])),
    lengths: LANGUAGES.map((language) => text[language].length),
  };
}

/** An option that reads the same in every language, such as Arabic. */
export function sharedOption(text: string): Option {
  return {
    text: sameInEveryLanguage(text),
    keys: [textKey(text)],
    // What is seen, and what a program would count.
    lengths: [visibleLength(text), text.length],
  };
}

/** Whether two options of the same kind would read alike in some language. */
export function readAlike(one: Option, other: Option): boolean {
  return one.keys.some((key, index) => key === other.keys[index]);
}
