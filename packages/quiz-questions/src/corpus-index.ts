import { verseIndexer } from "./indexed-verse.ts";
import type { IndexedVerse } from "./indexed-verse.ts";
import { openings } from "./openings.ts";
import { phraseIndex } from "./phrase-index.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import type { QuizVerse, SurahFacts } from "./quran.ts";
import type { Steps } from "@daily-quran/steps/steps";
import { arabicKey, splitWords } from "./text-key.ts";

/** The whole Quran, prepared once for building any day's quiz. */
export interface CorpusIndex {
  readonly surahs: readonly SurahFacts[];
  readonly phrases: PhraseIndex;
  /**
   * The verse at this position, prepared when it is first asked for and the same object from then on;
   * undefined where there is none.
   */
  verseOn(position: number): IndexedVerse | undefined;
  /** The verse of this number; throws when the corpus has none. */
  verseAt(surahNumber: number, verseNumber: number): IndexedVerse;
  /** The position of the verse of this number; throws when the corpus has none. */
  positionOf(surahNumber: number, verseNumber: number): number;
}

/**
 * Prepares the verses of the whole Quran, in its order, and the facts of its surahs: a third of a second of
 * work.
 */
export function* indexCorpus(
  verses: Iterable<QuizVerse>,
  surahs: readonly SurahFacts[],
): Steps<CorpusIndex> {
  const raw: RawVerse[] = [];
  const phrases = phraseIndex();
  const english = openings();
  const bengali = openings();
  const firstOfSurah = new Map<number, number>();
  const factsOf = new Map(surahs.map((surah) => [surah.number, surah]));

  for (const given of verses) {
    yield;
    const { surahNumber, verseNumber, arabic, translation, bengaliTranslation } = given;
    const surah = factsOf.get(surahNumber);
    if (!surah) throw new Error(`No facts of surah ${surahNumber}`);
    if (!firstOfSurah.has(surahNumber)) firstOfSurah.set(surahNumber, raw.length);
    const isIncomplete = given.isIncomplete === true;
    const verse = {
      surahNumber,
      verseNumber,
      arabic,
      translation,
      bengaliTranslation,
      isIncomplete,
    };
    raw.push({ verse, position: raw.length, surah });
    phrases.add(splitWords(arabic).map(arabicKey));
    english.add(translation);
    bengali.add(bengaliTranslation);
  }
  const prepare = verseIndexer({ phrases, english, bengali });
  const prepared: IndexedVerse[] = [];

  function preparedVerse({ verse, position, surah }: RawVerse): IndexedVerse {
    const before = raw[position - 1]?.verse;
    const isInSurah = before?.surahNumber === verse.surahNumber;
    return (prepared[position] ??= prepare(verse, {
      position,
      surah,
      before: isInSurah ? before : undefined,
    }));
  }

  function rawAt(surahNumber: number, verseNumber: number): RawVerse {
    const found = raw[(firstOfSurah.get(surahNumber) ?? -1) + verseNumber - 1];
    if (found?.verse.surahNumber !== surahNumber || found.verse.verseNumber !== verseNumber) {
      throw new Error(`The corpus has no verse ${surahNumber}:${verseNumber}`);
    }
    return found;
  }

  return {
    surahs,
    phrases,
    verseOn: (position) => {
      const found = raw[position];
      return found && preparedVerse(found);
    },
    verseAt: (surahNumber, verseNumber) => preparedVerse(rawAt(surahNumber, verseNumber)),
    positionOf: (surahNumber, verseNumber) => rawAt(surahNumber, verseNumber).position,
  };
}

interface RawVerse {
  readonly verse: QuizVerse;
  readonly position: number;
  readonly surah: SurahFacts;
}
