import type { SearchField } from "@daily-quran/domain/search/search";
import {
  type AllVerses,
  type FoundVerse,
  gatherVerses,
  type Searched,
  type VerseOfCommentary,
} from "./gather-verses.ts";
import { foldWord } from "./fold/fast-fold.ts";
import { inLatin, rankSounds } from "./sound/sound-index.ts";
import type { TextIndex } from "./text-index.ts";
import type { FoundWords } from "./words/found-words.ts";
import { rankTexts } from "./words/rank-texts.ts";
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
    ["tafseer", 0.5],
  ],
};

/** From this score on the Bengali translation has the words themselves: they are not Arabic. */
const SURE = 0.8;

/** The weight of Bengali words that are typed in Latin letters, which can be read in several ways. */
const TYPED_IN_LATIN = 0.8;
/** From this score on a query in Latin letters is such Bengali rather than Arabic. */
const LIKELY = 0.6;

type Group = Searched["group"];
type InTexts = Searched & { readonly field: SearchField };

const SCRIPTS = ["arabic", "bengali", "latin"] as const;

/** The found words of a query in each text, for marking them. */
export type WordsByField = ReadonlyMap<SearchField, readonly FoundWords[]>;

/** The verses that a query finds, best first, each with the texts in which; and the words that were found. */
export interface FoundVerses {
  readonly verses: readonly FoundVerse[];
  readonly all: AllVerses;
  readonly words: WordsByField;
}

/** Searches all texts for a query's words, each in the texts of its script. */
export function findTexts(
  index: TextIndex,
  query: string,
  verseOf: VerseOfCommentary,
): FoundVerses {
  const typed = typedIn(query);
  const words = new Map<SearchField, readonly FoundWords[]>();
  const gathered = gatherVerses(verseOf);
  const search = (
    { field, group }: InTexts,
    weight: number,
    asked: readonly FoundWords[],
  ): number => {
    words.set(field, asked);
    const ranked = rankTexts(index.words[field], asked);
    gathered.add({ field, group }, weight, ranked);
    return ranked.best[0]?.score ?? 0;
  };
  /** Bengali in Latin letters; gives how surely it is. */
  const searchTyped = (): number => {
    const asked = typed.map((word) => index.findTypedBengali(word));
    if (asked.some(({ texts }) => texts.length === 0)) return 0;
    const field = "bengaliTranslation";
    return search({ field, group: field }, TYPED_IN_LATIN, asked);
  };
  for (const script of SCRIPTS) {
    const own = typed.filter((word) => scriptOf(word) === script);
    if (own.length === 0) continue;
    const share = own.length / typed.length;
    const searchIn = (field: SearchField, weight: number, group = groupOf(field)): number => {
      const asked = own.map((word) => index.findTyped(field, ofField(field, word)));
      return search({ field, group }, weight * share, asked);
    };
    const best = FIELDS[script].map(([field, weight]) =>
      index.words[field].size === 0 ? 0 : searchIn(field, weight),
    );
    const surest = Math.max(...best);
    if (!isSaid(script, own, surest)) continue;
    const isBengali = script === "latin" && share === 1 && surest < SURE && searchTyped() >= LIKELY;
    const group = script === "bengali" ? "bengaliTranslation" : "latin";
    searchIn("transliteration", 0.85, group);
    const weight = isBengali ? 0.6 : 0.95;
    gathered.add({ field: "sound", group }, weight * share, rankSounds(index.sound, own.join(" ")));
  }
  return { verses: gathered.ranked(), all: gathered.all(), words };
}

/** Whether words are searched by their sound too; Bengali ones, where they are not Bengali. */
function isSaid(script: Script, words: readonly string[], best: number): boolean {
  if (script === "bengali") return best < SURE;
  return script === "latin" && words.every(isSayable);
}

const ofField = (field: SearchField, word: string): string =>
  field === "transliteration" ? inLatin(word) : word;

const groupOf = (field: SearchField): Group =>
  field === "arabic" || field === "bengaliTranslation" ? field : "latin";

/** The words of a query; a number only where there is nothing else, as the texts spell theirs. */
function typedIn(query: string): readonly string[] {
  const all = wordParts(query).map(({ word }) => word);
  const words = all.filter((word) => /\p{L}/u.test(word));
  return (words.length > 0 ? words : all).slice(0, MAX_WORDS);
}

// Of Arabic no syllable has more than two consonants in a row; sh, kh and the like are one.
const ONE_SOUND = /([^aeiou])\1|[sctdgk]h/gu;
const CLUSTER = /[^aeiouwy]{3}/u;
const THRICE = /([^aeiou])\1\1/u;

/** Whether a word in Latin letters can be Arabic by its sound: `qqqzzz` and `sdfg` cannot. */
function isSayable(word: string): boolean {
  const letters = foldWord(word).replaceAll(/[^a-z]/gu, "");
  if (letters.length < 3) return true;
  if (THRICE.test(letters) || !/[aeiou]/u.test(letters)) return false;
  return !CLUSTER.test(letters.replaceAll(ONE_SOUND, "b"));
}
