import { arabicExcerpt, translationExcerpt } from "./excerpt.ts";
import { localisedOption, sharedOption } from "./option.ts";
import type { Option } from "./option.ts";
import { indexPhrases } from "./phrase-index.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import type { QuizVerse, SurahFacts } from "./quran.ts";
import { repeatedOpenings } from "./repeated-openings.ts";
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

/** The whole Quran, prepared once for building any day's quiz. */
export interface CorpusIndex {
  readonly verses: readonly IndexedVerse[];
  readonly surahs: readonly SurahFacts[];
  readonly phrases: PhraseIndex;
  /** The verse at this place; throws when the corpus has none. */
  verseAt(surahNumber: number, verseNumber: number): IndexedVerse;
}

const FEWEST_WORDS = 4;
const BASMALA = splitWords("بسم الله الرحمن الرحيم").map(arabicKey);
// The Bengali source has verses with digits for letters and characters of other scripts.
const CLEAN_BENGALI = /^[\u0964\u0965\u0980-\u09E5\u09F0-\u09FF\u200C\u200D\s,;:.?!()'"‘’“”–—-]+$/u;

/** Prepares the verses of the whole Quran, in its order, and the facts of its surahs; takes about half a second. */
export function indexCorpus(
  verses: readonly QuizVerse[],
  surahs: readonly SurahFacts[],
): CorpusIndex {
  const words = verses.map((verse) => splitWords(verse.arabic));
  const wordKeys = words.map((verseWords) => verseWords.map(arabicKey));
  const phrases = indexPhrases(wordKeys);
  const repeatedEnglish = repeatedOpenings(verses.map((verse) => verse.translation));
  const repeatedBengali = repeatedOpenings(verses.map((verse) => verse.bengaliTranslation));
  const factsOf = new Map(surahs.map((surah) => [surah.number, surah]));
  const bag = { ar: wordBagger(), en: wordBagger(), bn: wordBagger() };

  const indexed = verses.map((verse, position): IndexedVerse => {
    const keys = wordKeys[position] ?? [];
    const surah = factsOf.get(verse.surahNumber);
    if (!surah) throw new Error(`No facts of surah ${verse.surahNumber}`);
    const askable =
      keys.length >= FEWEST_WORDS &&
      phrases.occurrences(keys).length === 1 &&
      !holdsBasmala(keys) &&
      !repeatedEnglish(verse.translation) &&
      !repeatedBengali(verse.bengaliTranslation) &&
      CLEAN_BENGALI.test(verse.bengaliTranslation);
    const arabic = askable ? uniqueArabicExcerpt(verse.arabic, phrases) : undefined;
    const en = translationExcerpt(verse.translation);
    const bn = translationExcerpt(verse.bengaliTranslation);
    const meaning = askable && en && bn && !repeatedEnglish(en) && !repeatedBengali(bn);
    return {
      ...verse,
      position,
      surah,
      words: words[position] ?? [],
      wordKeys: keys,
      askable,
      arabicOption: arabic === undefined ? undefined : sharedOption(arabic),
      meaningOption: meaning ? localisedOption({ en, bn }) : undefined,
      bags: [
        bag.ar(keys),
        bag.en(latinWords(verse.translation)),
        bag.bn(verse.bengaliTranslation.split(/[\s,।]+/u)),
      ],
    };
  });

  const firstOfSurah = new Map<number, number>();
  for (const { surahNumber, position } of indexed) {
    if (!firstOfSurah.has(surahNumber)) firstOfSurah.set(surahNumber, position);
  }

  function verseAt(surahNumber: number, verseNumber: number): IndexedVerse {
    const verse = indexed[(firstOfSurah.get(surahNumber) ?? -1) + verseNumber - 1];
    if (verse?.surahNumber !== surahNumber || verse.verseNumber !== verseNumber) {
      throw new Error(`The corpus has no verse ${surahNumber}:${verseNumber}`);
    }
    return verse;
  }

  return { verses: indexed, surahs, phrases, verseAt };
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
