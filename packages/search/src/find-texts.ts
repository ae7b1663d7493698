import type { SearchField } from "@daily-quran/domain/search";
import { MAX_SEARCH_RESULTS } from "@daily-quran/domain/search-limits";
import { rankSounds } from "./sound/sound-index.ts";
import type { TextIndex } from "./text-index.ts";
import type { FoundWords } from "./words/found-words.ts";
import { type RankedText, rankTexts } from "./words/rank-texts.ts";
import { type Script, scriptOf } from "./words/script.ts";
import { wordParts } from "./words/word-parts.ts";

// Places in the query are the bits of one number.
const MAX_WORDS = 30;

const FIELDS: Readonly<Record<Script, readonly (readonly [SearchField, number])[]>> = {
  arabic: [
    ["arabic", 1],
    ["tafseer", 0.45],
  ],
  bengali: [
    ["bengaliTranslation", 1],
    ["tafseer", 0.5],
  ],
  latin: [
    ["translation", 1],
    ["transliteration", 0.85],
    ["tafseer", 0.5],
  ],
};

const SCRIPTS = ["arabic", "bengali", "latin"] as const;

/** The found words of a query in each text, for marking them. */
export type WordsByField = ReadonlyMap<SearchField, readonly FoundWords[]>;

/** A text that agrees with a query: the verse, or the commentary, by its index. */
export interface FoundIn {
  readonly field: SearchField | "sound";
  readonly score: number;
}

/** The verses that a query finds, best first, each with the texts in which; and the words that were found. */
export interface FoundVerses {
  readonly verses: readonly { readonly verse: number; readonly fields: readonly FoundIn[] }[];
  readonly words: WordsByField;
}

/** What verse a commentary is shown with, by the index of the commentary. */
export type VerseOfCommentary = (commentary: number) => number;

/** Searches all texts for a query's words, each in the texts of its script. */
export function findTexts(
  index: TextIndex,
  query: string,
  verseOf: VerseOfCommentary,
): FoundVerses {
  const typed = typedIn(query);
  const words = new Map<SearchField, readonly FoundWords[]>();
  const found = new Map<number, { score: number; fields: FoundIn[] }>();
  const add = (field: FoundIn["field"], weight: number, ranked: readonly RankedText[]): void => {
    for (const { text, score } of ranked) {
      const verse = field === "tafseer" ? verseOf(text) : text;
      const own = found.get(verse) ?? { score: 0, fields: [] };
      own.fields.push({ field, score: score * weight });
      found.set(verse, own);
    }
  };
  for (const script of SCRIPTS) {
    const own = typed.filter((word) => scriptOf(word) === script);
    if (own.length === 0) continue;
    const share = own.length / typed.length;
    for (const [field, weight] of FIELDS[script]) {
      if (index.words[field].size === 0) continue;
      const asked = own.map((word) => index.findTyped(field, word));
      words.set(field, asked);
      add(field, weight * share, rankTexts(index.words[field], asked));
    }
    if (script === "latin") add("sound", 0.95 * share, rankSounds(index.sound, own.join(" ")));
  }
  const verses = Array.from(found, ([verse, { fields }]) => {
    const sorted = fields.sort((one, other) => other.score - one.score);
    return { verse, score: scoreOf(sorted), fields: sorted };
  });
  verses.sort((one, other) => other.score - one.score || one.verse - other.verse);
  return { verses: verses.slice(0, MAX_SEARCH_RESULTS), words };
}

/** The words of a query; a number only where there is nothing else, as the texts spell theirs. */
function typedIn(query: string): readonly string[] {
  const all = wordParts(query).map(({ word }) => word);
  const words = all.filter((word) => /\p{L}/u.test(word));
  return (words.length > 0 ? words : all).slice(0, MAX_WORDS);
}

/** The best text of each script counts; other texts that agree too break ties. */
function scoreOf(fields: readonly FoundIn[]): number {
  const best = new Map<string, number>();
  for (const { field, score } of fields) {
    const script = field === "arabic" || field === "bengaliTranslation" ? field : "latin";
    const before = best.get(script);
    best.set(script, before === undefined ? score : before + 0.02 * score);
  }
  return [...best.values()].reduce((sum, score) => sum + score, 0);
}
