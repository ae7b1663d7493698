import { splitWords } from "./text-key.ts";

const ELLIPSIS = " …";
const ARABIC_WORDS = { fewest: 4, most: 16 };
const SENTENCE_END = /[.?!।]["'’”]?(?= )/gu;
const CLAUSE_END = /[,;:.?!।—]["'’”]?(?= )/gu;
// A last clause of one word, such as "Say," leaves the reader hanging.
const MIN_CLAUSE_LENGTH = 14;
const TRANSLATION_LETTERS = { fewest: 45, most: 150 };

/** The whole verse when it is short, else its opening up to a pause that the mushaf marks; undefined where it marks none early enough. */
export function arabicExcerpt(arabic: string): string | undefined {
  const words = splitWords(arabic);
  if (words.length <= ARABIC_WORDS.most) return arabic;
  for (let count = ARABIC_WORDS.most; count >= ARABIC_WORDS.fewest; count--) {
    // ۖ ۗ ۘ ۚ allow or ask for a stop; cutting anywhere else can turn the sense.
    if (/[\u06D6-\u06D8\u06DA]$/u.test(words[count - 1] ?? "")) {
      return words.slice(0, count).join(" ") + ELLIPSIS;
    }
  }
  return undefined;
}

/** The whole translation when it is short, else its opening up to the end of a clause; undefined where no clause ends early enough. */
export function translationExcerpt(translation: string): string | undefined {
  const text = translation.trim();
  if (text.length <= TRANSLATION_LETTERS.most) return text;
  return openingUpToClause(text, TRANSLATION_LETTERS);
}

/** The longest opening of `fewest` to `most` letters that ends with a sentence, else with a clause, and an ellipsis. */
export function openingUpToClause(
  text: string,
  { fewest, most }: { readonly fewest: number; readonly most: number },
): string | undefined {
  const ends = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), (match) => match.index + match[0].length);
  const clauses = ends(CLAUSE_END);
  const isWhole = (end: number) => {
    const previous = clauses.findLast((other) => other < end) ?? 0;
    return end >= fewest && end <= most && end - previous >= MIN_CLAUSE_LENGTH;
  };
  const end = ends(SENTENCE_END).findLast(isWhole) ?? clauses.findLast(isWhole);
  return end === undefined ? undefined : text.slice(0, end).replace(/[\s,;:—]+$/u, "") + ELLIPSIS;
}
