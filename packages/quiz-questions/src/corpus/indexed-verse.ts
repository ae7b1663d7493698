import { isDoubtful } from "../exclusions/doubtful-verses.ts";
import { type Language, LANGUAGES, type Localised } from "../language.ts";
import { QUIZ_LANGUAGES } from "../languages/said.ts";
import { localisedOption, verseOption } from "./option.ts";
import type { Option } from "./option.ts";
import type { Openings } from "./openings.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import type { SurahFacts, VerseReference, VerseRemark } from "../quran.ts";
import { needsContext } from "../exclusions/needs-context.ts";
import { arabicKey, splitWords } from "./text-key.ts";
import { isUnansweredUnbelief } from "../exclusions/unanswered-unbelief.ts";
import { overlap, overlapsBy } from "./word-bag.ts";
import type { WordBag } from "./word-bag.ts";

/** A verse with what the kinds of question need to know of it; its words and bags are made at each use. */
export interface IndexedVerse extends VerseReference {
  readonly arabic: string;
  readonly translations: Localised;
  readonly remarks: Readonly<Record<Language, VerseRemark | undefined>>;
  /** Its index in the Quran, from 0. */
  readonly position: number;
  readonly surah: SurahFacts;
  readonly words: readonly string[];
  readonly wordKeys: readonly string[];
  /** The whole verse as an option; undefined where it may not be asked about, or has a sign that stands out. */
  readonly verseOption: Option | undefined;
  /** Its whole translation as an option; undefined where it may not be asked about. */
  readonly meaningOption: Option | undefined;
  /** The words of the Arabic and of each translation. */
  readonly bags: readonly WordBag[];
}

/** A verse that may be asked about. */
export type AskableVerse = IndexedVerse & {
  readonly meaningOption: Option;
};

/** Counts that tell unique texts of a verse from repeated ones. */
export interface Repetitions {
  readonly phrases: PhraseIndex;
  readonly openings: Readonly<Record<Language, Openings>>;
}

const WORDS = { min: 4, max: 42 };
const LETTERS = { min: 12, max: 320 };
const MAX_OVERLAP = 0.55;
const BASMALA = splitWords("بسم الله الرحمن الرحيم").map(arabicKey);
// A quarter of a hizb, and a prostration: among other verses, the one with the sign stands out.
const SIGNS = /[۞۩]/u;

/** The options that a verse can be. */
export type VerseOptions = Pick<IndexedVerse, "verseOption" | "meaningOption">;

const NO_OPTIONS: VerseOptions = { verseOption: undefined, meaningOption: undefined };

/** Finds what options a verse can be; `before` is the verse before it in its surah. */
export function optionsOf(
  verse: IndexedVerse,
  before: IndexedVerse | undefined,
  repetitions: Repetitions,
): VerseOptions {
  const { arabic, translations, wordKeys } = verse;
  const mayBeAsked =
    isWhole(verse, wordKeys) &&
    !(before && runsOn(before)) &&
    isUnique(verse, wordKeys, repetitions);
  if (!mayBeAsked) return NO_OPTIONS;
  const meaningOption = localisedOption(translations);
  return {
    verseOption: SIGNS.test(arabic) ? undefined : verseOption(arabic, meaningOption),
    meaningOption,
  };
}

/** Whether a verse may be asked about. */
export function isAskable(verse: IndexedVerse): verse is AskableVerse {
  return verse.meaningOption !== undefined;
}

/** Whether a verse may be shown as the one that an answer rests on: its translations are whole and sure. */
export function mayBeCited(verse: IndexedVerse): boolean {
  return (
    LANGUAGES.every((language) => (verse.remarks[language]?.kind ?? "corrected") === "corrected") &&
    !isDoubtful(verse)
  );
}

/**
 * Whether two verses share so many words, in Arabic or in a translation, that one could be taken for the
 * other.
 */
export function sayNearlyTheSame(one: IndexedVerse, other: IndexedVerse): boolean {
  const others = other.bags;
  return one.bags.some((bag, index) => {
    const otherBag = others[index];
    return otherBag !== undefined && overlapsBy(MAX_OVERLAP, bag, otherBag);
  });
}

/** How many words two verses share, in Arabic and in the translations: the sum of the shares, 0 to 3. */
export function shared(one: IndexedVerse, other: IndexedVerse): number {
  const others = other.bags;
  return one.bags.reduce((sum, bag, index) => sum + overlap(bag, others[index] ?? bag), 0);
}

/**
 * Whether a verse is understandable by itself, complete in every language, and short enough to be one of
 * four options.
 */
function isWhole(verse: IndexedVerse, wordKeys: readonly string[]): boolean {
  return (
    wordKeys.length >= WORDS.min &&
    wordKeys.length <= WORDS.max &&
    mayBeCited(verse) &&
    LANGUAGES.every((language) => {
      const text = verse.translations[language];
      return (
        text.length >= LETTERS.min &&
        text.length <= LETTERS.max &&
        QUIZ_LANGUAGES[language].translation.standsAlone(text, wordKeys)
      );
    }) &&
    !isUnansweredUnbelief(verse) &&
    !needsContext(verse)
  );
}

/** Whether the sentence of a verse goes on in the next one. */
function runsOn({ translations }: IndexedVerse): boolean {
  return LANGUAGES.some((language) =>
    QUIZ_LANGUAGES[language].translation.runsOn(translations[language]),
  );
}

function isUnique(
  verse: IndexedVerse,
  wordKeys: readonly string[],
  { phrases, openings }: Repetitions,
): boolean {
  return (
    phrases.occurrences(wordKeys).length === 1 &&
    !` ${wordKeys.join(" ")} `.includes(` ${BASMALA.join(" ")} `) &&
    !LANGUAGES.some((language) => openings[language].isRepeated(verse.translations[language]))
  );
}
