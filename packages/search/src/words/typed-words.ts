import type { SearchField } from "@daily-quran/domain/search/search";
import { findWords, QUALITY } from "./find-words.ts";
import { type FoundWords, foundWords } from "./found-words.ts";
import { scriptOf } from "./script.ts";
import { synonymsOf } from "./synonyms.ts";
import type { WordIndex } from "./word-index.ts";

/** The words of a text that a typed word finds. */
export type FindTyped = (field: SearchField, word: string) => FoundWords;

/** Queries share words, and one that is typed grows by a letter: an LRU cache of this many texts is 6 MB. */
const MAX_KEPT = 1_000_000;

/** Finds typed words in texts, by themselves and their synonyms; what was found is kept for later queries. */
export function typedWords(indexes: Readonly<Record<SearchField, WordIndex>>): FindTyped {
  const kept = new Map<string, FoundWords>();
  let size = 0;
  return (field, word) => {
    const name = `${field} ${word}`;
    let found = kept.get(name);
    if (found) kept.delete(name);
    else {
      found = foundWords(indexes[field], withSynonyms(field, indexes[field], word));
      size += sizeOf(found);
    }
    kept.set(name, found);
    for (const [oldest, { texts }] of kept) {
      if (size <= MAX_KEPT) break;
      kept.delete(oldest);
      size -= sizeOf({ texts });
    }
    return found;
  };
}

/** A word that finds nothing takes room too. */
const sizeOf = ({ texts }: Pick<FoundWords, "texts">): number => texts.length + 100;

function withSynonyms(
  field: SearchField,
  index: WordIndex,
  word: string,
): ReadonlyMap<number, number> {
  const key = index.keys.ofQuery(word);
  const found = findWords(index, key);
  if (field === "arabic" || field === "transliteration") return found;
  const others = synonymsOf(scriptOf(word), key);
  if (others.length === 0) return found;
  const same = others
    .flatMap((other) => [...findWords(index, other)])
    .filter(([, quality]) => quality === QUALITY.exact);
  const isThere = [...found.values()].some((quality) => quality >= QUALITY.stem);
  // What another word says is neither a beginning nor an error.
  const joined = new Map(isThere || same.length === 0 ? found : []);
  for (const [known] of same)
    if ((joined.get(known) ?? 0) < QUALITY.synonym) joined.set(known, QUALITY.synonym);
  return joined;
}
