import type { IndexedVerse } from "./indexed-verse.ts";
import type { PhraseIndex } from "./phrase-index.ts";

const MAX_OCCURRENCES = 25;
const STEM_LETTERS = 4;

/** Whether two verses share a rare Arabic word, or two rare words that share four letters in a row. */
export function shareRareWord(
  one: IndexedVerse,
  other: IndexedVerse,
  phrases: PhraseIndex,
): boolean {
  const stems = new Set(rareStems(one, phrases));
  return rareStems(other, phrases).some((stem) => stems.has(stem));
}

function rareStems({ wordKeys }: IndexedVerse, phrases: PhraseIndex): string[] {
  return wordKeys
    .filter((key) => phrases.countOf(key) <= MAX_OCCURRENCES)
    .flatMap((key) =>
      Array.from({ length: Math.max(0, key.length - STEM_LETTERS + 1) }, (_, start) =>
        key.slice(start, start + STEM_LETTERS),
      ),
    );
}
