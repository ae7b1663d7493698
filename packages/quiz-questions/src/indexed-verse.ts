import { arabicExcerpt, translationExcerpt } from "./excerpt.ts";
import type { Openings } from "./openings.ts";
import { localisedOption, sharedOption } from "./option.ts";
import type { Option } from "./option.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import type { QuizVerse, SurahFacts } from "./quran.ts";
import { arabicKey, splitWords } from "./text-key.ts";
import { wordBagger } from "./word-bag.ts";
import type { WordBag } from "./word-bag.ts";

/** A verse with what the question builders need to know of it. */
export interface IndexedVerse extends QuizVerse {
  /** Its place in the Quran, from 0. */
  readonly position: number;
  readonly surah: SurahFacts;
  readonly words: readonly string[];
  readonly wordKeys: readonly string[];
  /** Whether its Arabic and both its translations are its own, long enough and without stray characters. */
  readonly askable: boolean;
  /** The Arabic as an option, when the verse is askable and an opening can be quoted. */
  readonly arabicOption: Option | undefined;
  /** The translation as an option, when the verse is askable and an opening can be quoted. */
  readonly meaningOption: Option | undefined;
  /** The words of the Arabic and of each translation. */
  readonly bags: readonly WordBag[];
}

/** What tells a verse's own texts from those that other verses have too. */
export interface Repetitions {
  readonly phrases: PhraseIndex;
  readonly english: Openings;
  readonly bengali: Openings;
}

const MIN_WORDS = 4;
const BASMALA = splitWords("بسم الله الرحمن الرحيم").map(arabicKey);
// The Bengali source has verses with digits for letters and characters of other scripts.
const CLEAN_BENGALI = /^[\u0964\u0965\u0980-\u09E5\u09F0-\u09FF\u200C\u200D\s,;:.?!()'"‘’“”–—-]+$/u;

/** Prepares single verses of a corpus. */
export function verseIndexer({
  phrases,
  english,
  bengali,
}: Repetitions): (verse: QuizVerse, position: number, surah: SurahFacts) => IndexedVerse {
  const bag = { ar: wordBagger(), en: wordBagger(), bn: wordBagger() };

  return (verse, position, surah) => {
    const words = splitWords(verse.arabic);
    const wordKeys = words.map(arabicKey);
    const askable =
      wordKeys.length >= MIN_WORDS &&
      phrases.occurrences(wordKeys).length === 1 &&
      !holdsBasmala(wordKeys) &&
      !english.isRepeated(verse.translation) &&
      !bengali.isRepeated(verse.bengaliTranslation) &&
      CLEAN_BENGALI.test(verse.bengaliTranslation);
    const arabic = askable ? uniqueArabicExcerpt(verse.arabic, phrases) : undefined;
    const en = translationExcerpt(verse.translation);
    const bn = translationExcerpt(verse.bengaliTranslation);
    const meaning = askable && en && bn && !english.isRepeated(en) && !bengali.isRepeated(bn);
    return {
      ...verse,
      position,
      surah,
      words,
      wordKeys,
      askable,
      arabicOption: arabic === undefined ? undefined : sharedOption(arabic),
      meaningOption: meaning ? localisedOption({ en, bn }) : undefined,
      bags: [
        bag.ar(wordKeys),
        bag.en(latinWords(verse.translation)),
        bag.bn(verse.bengaliTranslation.split(/[\s,।]+/u)),
      ],
    };
  };
}

function holdsBasmala(keys: readonly string[]): boolean {
  return ` ${keys.join(" ")} `.includes(` ${BASMALA.join(" ")} `);
}

function uniqueArabicExcerpt(arabic: string, phrases: PhraseIndex): string | undefined {
  const excerpt = arabicExcerpt(arabic);
  if (excerpt === undefined) return undefined;
  const keys = splitWords(excerpt).map(arabicKey).filter(Boolean);
  return phrases.occurrences(keys).length === 1 ? excerpt : undefined;
}

function latinWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
