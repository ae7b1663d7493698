import { LANGUAGES, sameInEveryLanguage } from "../language.ts";
import type { Language, Localised } from "../language.ts";
import { textKey } from "./text-key.ts";

/**
 * A text that can be an option: `meaning` is shown under an Arabic one, the keys must differ from the
 * others', `size` is how much of the page it takes.
 */
export interface Option {
  readonly text: Localised;
  readonly meaning?: Localised;
  readonly keys: readonly string[];
  readonly size: number;
}

/** An option whose text differs by language. */
export function localisedOption(text: Localised): Option {
  const keys = LANGUAGES.map((language) => textKey(text[language]));
  return { text, keys, size: sizeOf(text) };
}

/** An Arabic verse with its meaning, the text of another option, under it. */
export function verseOption(arabic: string, { text, keys, size }: Option): Option {
  return {
    text: sameInEveryLanguage(arabic),
    meaning: text,
    keys: [...keys, textKey(arabic)],
    size: size + arabic.length,
  };
}

/** Whether two options of the same sort would read alike in some language. */
export function readAlike(one: Option, other: Option): boolean {
  return one.keys.some((key, index) => key === other.keys[index]);
}

/** Whether two options both begin with a quotation mark, or neither does: a lone one stands out. */
export function quoteAlike(one: Option, other: Option): boolean {
  return LANGUAGES.every(
    (language) => opensQuotation(one, language) === opensQuotation(other, language),
  );
}

const MAX_RATIO = 2;

/** Whether neither of two options is more than twice as long as the other, in any language. */
export function lengthAlike(one: Option, other: Option): boolean {
  return LANGUAGES.every((language) => {
    const [first, second] = [lengthIn(one, language), lengthIn(other, language)];
    return first <= MAX_RATIO * second && second <= MAX_RATIO * first;
  });
}

const lengthIn = ({ text, meaning = text }: Option, language: Language): number =>
  meaning[language].length;

// What is seen of a text before it is read: a question, a quotation, brackets around its beginning.
const TRAITS: readonly RegExp[] = [/\?["'”’)\]]*$/u, /["“”]/u, /^["“‘]?[[(]/u];

/** What is seen of an option's form, by language. */
export function traitsOf(option: Option): readonly string[] {
  const known = KNOWN_TRAITS.get(option);
  if (known) return known;
  const { text, meaning = text } = option;
  const traits = LANGUAGES.flatMap((language) =>
    TRAITS.flatMap((trait, index) => (trait.test(meaning[language]) ? `${language} ${index}` : [])),
  );
  KNOWN_TRAITS.set(option, traits);
  return traits;
}
const KNOWN_TRAITS = new WeakMap<Option, readonly string[]>();

function opensQuotation({ text, meaning = text }: Option, language: Language): boolean {
  return /^[\s[(]*["“‘]/u.test(meaning[language]);
}

function sizeOf(text: Localised): number {
  return LANGUAGES.reduce((sum, language) => sum + text[language].length, 0);
}
