import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import { findMatches } from "@daily-quran/quran-text/search/find-matches";
import { fold } from "@daily-quran/quran-text/search/fold";

/**
 * The words whose spelling, transliteration, meanings or root hold what is searched for; all for a blank
 * search.
 */
export function findWords(
  words: readonly VocabularyWord[],
  search: string,
): readonly VocabularyWord[] {
  if (search.trim() === "") return words;
  if (fold(search) === "") return [];
  return words.filter(
    ({ arabic, transliteration, bengaliMeaning, englishMeaning, root = "" }) =>
      [arabic, transliteration, bengaliMeaning, englishMeaning, root].some(
        (text) => findMatches(text, search).length > 0,
      ) || findMatches(root.replaceAll(" ", ""), search).length > 0,
  );
}
