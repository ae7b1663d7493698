import type { SearchField } from "@daily-quran/domain/search/search";
import { MAX_SEARCH_RESULTS } from "@daily-quran/domain/search/search-limits";
import { VERSES } from "@daily-quran/quran/verse-order";
import type { RankedTexts } from "./words/rank-texts.ts";

/** What the words of a query were searched in; of a group the best text counts. */
export interface Searched {
  readonly field: SearchField | "sound";
  readonly group: "arabic" | "bengaliTranslation" | "latin";
}

/** A text that agrees with a query: the verse, or the commentary, by its index. */
export interface FoundIn extends Searched {
  readonly score: number;
}

/** A verse that a query finds, with the texts in which, best first. */
export interface FoundVerse {
  readonly verse: number;
  readonly fields: readonly FoundIn[];
}

/** What verse a commentary is shown with, by the index of the commentary. */
export type VerseOfCommentary = (commentary: number) => number;

/** Gathers what was found in several texts, by verse. */
export interface GatheredVerses {
  readonly add: (searched: Searched, weight: number, ranked: RankedTexts) => void;
  /** The verses, best first, at most 200. */
  readonly ranked: () => readonly FoundVerse[];
  /** All of them, whether they are ranked or not. */
  readonly all: () => AllVerses;
}

/** How many verses a query finds, and which, by their index. */
export interface AllVerses {
  readonly count: number;
  readonly has: (verse: number) => boolean;
}

export function gatherVerses(verseOf: VerseOfCommentary): GatheredVerses {
  const found = new Map<number, FoundIn[]>();
  // Of the thousands that a common word finds only their number is wanted.
  let others: Uint8Array | undefined;
  return {
    add: ({ field, group }, weight, { best, all }) => {
      const verseAt = field === "tafseer" ? verseOf : (text: number) => text;
      if (all.length > best.length) {
        others ??= new Uint8Array(VERSES);
        for (const { text } of all) others[verseAt(text)] = 1;
      }
      for (const { text, score } of best) {
        const verse = verseAt(text);
        const fields = found.get(verse) ?? [];
        fields.push({ field, group, score: score * weight });
        found.set(verse, fields);
      }
    },
    all: () => {
      const has = (verse: number): boolean => found.has(verse) || others?.[verse] === 1;
      let count = found.size;
      others?.forEach((isFound, verse) => (count += isFound === 1 && !found.has(verse) ? 1 : 0));
      return { count, has };
    },
    ranked: () => {
      const verses = Array.from(found, ([verse, fields]) => {
        const sorted = fields.sort(
          (one, other) => commentary(one) - commentary(other) || other.score - one.score,
        );
        return { verse, score: scoreOf(sorted), fields: sorted };
      });
      verses.sort(
        (one, other) =>
          commentary(one.fields[0]) - commentary(other.fields[0]) ||
          other.score - one.score ||
          one.verse - other.verse,
      );
      return verses.slice(0, MAX_SEARCH_RESULTS);
    },
  };
}

/** Verses come before commentaries: 1 for what is found in a commentary alone. */
const commentary = (best: FoundIn | undefined): number => (best?.field === "tafseer" ? 1 : 0);

/** The best text of each group counts; other texts that agree too break ties. */
function scoreOf(fields: readonly FoundIn[]): number {
  const best = new Map<string, number>();
  for (const { group, score } of fields) {
    const before = best.get(group);
    best.set(group, before === undefined ? score : before + 0.02 * score);
  }
  return [...best.values()].reduce((sum, score) => sum + score, 0);
}
