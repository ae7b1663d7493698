import { isDoubtful } from "../exclusions/doubtful-verses.ts";
import { localisedOption, verseOption } from "./option.ts";
import type { Option } from "./option.ts";
import type { Openings } from "./openings.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import type { QuizVerse, SurahFacts, VerseRemark } from "../quran.ts";
import { needsContext } from "../exclusions/needs-context.ts";
import { arabicKey, splitWords } from "./text-key.ts";
import { hasUnmarkedGloss } from "../exclusions/unmarked-glosses.ts";
import { isUnansweredUnbelief } from "../exclusions/unanswered-unbelief.ts";
import { overlap, overlapsBy } from "./word-bag.ts";
import type { WordBag } from "./word-bag.ts";

/** A verse with what the kinds of question need to know of it; its words and bags are made at each use. */
export interface IndexedVerse extends QuizVerse {
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
  readonly english: Openings;
  readonly bengali: Openings;
}

const WORDS = { min: 4, max: 42 };
const LETTERS = { min: 12, max: 320 };
const MAX_OVERLAP = 0.55;
const BASMALA = splitWords("بسم الله الرحمن الرحيم").map(arabicKey);
// A quarter of a hizb, and a prostration: among other verses, the one with the sign stands out.
const SIGNS = /[۞۩]/u;
// The Bengali source has verses with digits for letters and characters of other scripts.
const CLEAN_BENGALI = /^[\u0964\u0965\u0980-\u09E5\u09F0-\u09FF\u200C\u200D\s,;:.?!()'"‘’“”–—-]+$/u;

/** The options that a verse can be. */
export type VerseOptions = Pick<IndexedVerse, "verseOption" | "meaningOption">;

const NO_OPTIONS: VerseOptions = { verseOption: undefined, meaningOption: undefined };

/** Finds what options a verse can be; `before` is the verse before it in its surah. */
export function optionsOf(
  verse: QuizVerse & Pick<IndexedVerse, "wordKeys">,
  before: QuizVerse | undefined,
  repetitions: Repetitions,
): VerseOptions {
  const { arabic, translation, bengaliTranslation, wordKeys } = verse;
  const mayBeAsked =
    isWhole(verse, wordKeys) &&
    !(before && runsOn(before)) &&
    isUnique(verse, wordKeys, repetitions);
  if (!mayBeAsked) return NO_OPTIONS;
  const meaningOption = localisedOption({ en: translation, bn: bengaliTranslation });
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
export function mayBeCited(verse: QuizVerse): boolean {
  return isSure(verse.translationRemark) && isSure(verse.bengaliRemark) && !isDoubtful(verse);
}

const isSure = (remark: VerseRemark | undefined): boolean => !remark || remark.kind === "corrected";

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
function isWhole(verse: QuizVerse, wordKeys: readonly string[]): boolean {
  return (
    wordKeys.length >= WORDS.min &&
    wordKeys.length <= WORDS.max &&
    [verse.translation, verse.bengaliTranslation].every(
      ({ length }) => length >= LETTERS.min && length <= LETTERS.max,
    ) &&
    mayBeCited(verse) &&
    !isTorn(verse) &&
    !breaksOff(verse) &&
    !hasUnmarkedGloss(verse, wordKeys) &&
    CLEAN_BENGALI.test(verse.bengaliTranslation) &&
    !isUnansweredUnbelief(verse) &&
    !needsContext(verse)
  );
}

/** Whether a translation opens or closes a quotation that runs over verses. */
function isTorn({ translation, bengaliTranslation }: QuizVerse): boolean {
  return (
    translation.split('"').length % 2 === 0 ||
    isTornWithin(translation) ||
    bengaliTranslation.split("‘").length > bengaliTranslation.split("’").length
  );
}

/** Whether a translation ends before its sentence does: a piece by itself, and recognised by its end. */
function breaksOff({ translation, bengaliTranslation }: QuizVerse): boolean {
  return !/[.?!]["'\])]*$/u.test(translation) || !/[।?!]["'’”)]*$/u.test(bengaliTranslation);
}

/** Whether the sentence of a verse goes on in the next one, which then begins in its middle. */
function runsOn({ translation, bengaliTranslation }: QuizVerse): boolean {
  return !/[.?!]["'\])]*$/u.test(translation) || /[,;:–—-]["'’”)]*$/u.test(bengaliTranslation);
}

function isUnique(
  verse: QuizVerse,
  wordKeys: readonly string[],
  { phrases, english, bengali }: Repetitions,
): boolean {
  return (
    phrases.occurrences(wordKeys).length === 1 &&
    !` ${wordKeys.join(" ")} `.includes(` ${BASMALA.join(" ")} `) &&
    !english.isRepeated(verse.translation) &&
    !bengali.isRepeated(verse.bengaliTranslation)
  );
}

/** Whether a quotation within a quotation is torn; possessives and signs for the letter ayn are no marks. */
function isTornWithin(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const opened = count(/(?:^|[\s["(])'(?!Aad|Imran|umrah|Arafat|Ayn|Azeez|illiyyun)[\p{L}[]/gu);
  return opened > count(/'(?!\p{L})/gu) || opened < count(/[.,?!]'(?!\p{L})/gu);
}
