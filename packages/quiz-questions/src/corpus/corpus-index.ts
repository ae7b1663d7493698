import { byLanguage, LANGUAGES } from "../language.ts";
import { QUIZ_LANGUAGES } from "../languages/said.ts";
import { openings } from "./openings.ts";
import { rememberingArabicKey, splitWords } from "./text-key.ts";
import { wordBags } from "./word-bag.ts";
import type { WordBag } from "./word-bag.ts";
import { CorpusVerse } from "./corpus-verse.ts";
import { optionsOf } from "./indexed-verse.ts";
import type { IndexedVerse, Repetitions } from "./indexed-verse.ts";
import { type PhraseIndex, phraseIndex } from "./phrase-index.ts";
import type { QuizVerse, SurahFacts } from "../quran.ts";
import type { Steps } from "@daily-quran/steps/steps";

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
  const texts = corpusTexts(surahs);
  for (const verse of verses) {
    yield;
    texts.add(verse);
  }
  const { all, phrases, repetitions } = texts.done();
  const firstOfSurah = new Map<number, number>();
  for (const { surahNumber, position } of all)
    if (!firstOfSurah.has(surahNumber)) firstOfSurah.set(surahNumber, position);
  const prepared = prepareOnce(all, repetitions);

  function rawAt(surahNumber: number, verseNumber: number): CorpusVerse {
    const found = all[(firstOfSurah.get(surahNumber) ?? -1) + verseNumber - 1];
    if (found?.surahNumber !== surahNumber || found.verseNumber !== verseNumber) {
      throw new Error(`The corpus has no verse ${surahNumber}:${verseNumber}`);
    }
    return found;
  }

  return {
    surahs,
    phrases,
    verseOn: (position) => {
      const found = all[position];
      return found && prepared(found);
    },
    verseAt: (surahNumber, verseNumber) => prepared(rawAt(surahNumber, verseNumber)),
    positionOf: (surahNumber, verseNumber) => rawAt(surahNumber, verseNumber).position,
  };
}

/** Prepares each verse when it is first asked for; what only serves that is freed with the last. */
function prepareOnce(
  all: readonly CorpusVerse[],
  repetitions: Repetitions,
): (verse: CorpusVerse) => IndexedVerse {
  const isPrepared = new Uint8Array(all.length);
  let known: Repetitions | undefined = repetitions;
  let left = all.length;
  return (verse) => {
    if (!known || isPrepared[verse.position] === 1) return verse;
    const before = all[verse.position - 1];
    const isInSurah = before?.surahNumber === verse.surahNumber;
    verse.prepare(optionsOf(verse, isInSurah ? before : undefined, known));
    isPrepared[verse.position] = 1;
    left -= 1;
    if (left === 0) known = undefined;
    return verse;
  };
}

/** The verses of a corpus, its words, and what repeats itself in it. */
interface CorpusTexts {
  readonly all: readonly CorpusVerse[];
  readonly phrases: PhraseIndex;
  readonly repetitions: Repetitions;
}

/** Takes up the verses of a corpus in their order. */
interface CorpusTextsBuilder {
  /** Adds the next verse; throws where the facts of its surah are not known. */
  add(verse: QuizVerse): void;
  done(): CorpusTexts;
}

function corpusTexts(surahs: readonly SurahFacts[]): CorpusTextsBuilder {
  const factsOf = new Map(surahs.map((surah) => [surah.number, surah]));
  const keyOf = rememberingArabicKey();
  const phrases = phraseIndex();
  const openingsOf = byLanguage(openings);
  const arabicBags = wordBags();
  const bags = byLanguage(wordBags);
  const bagsOf: ((position: number) => WordBag)[] = [];
  const words = { phrases, bagsOf };
  const all: CorpusVerse[] = [];

  return {
    add: (verse) => {
      const { surahNumber, arabic } = verse;
      const surah = factsOf.get(surahNumber);
      if (!surah) throw new Error(`No facts of surah ${surahNumber}`);
      const wordKeys = splitWords(arabic).map(keyOf);
      phrases.add(wordKeys);
      arabicBags.add(wordKeys);
      const added = new CorpusVerse(verse, { position: all.length, surah }, words);
      all.push(added);
      for (const language of LANGUAGES) {
        const text = added.translations[language];
        openingsOf[language].add(text);
        bags[language].add(QUIZ_LANGUAGES[language].translation.wordsOf(text));
      }
    },
    done: () => {
      bagsOf.push(arabicBags.done(), ...LANGUAGES.map((language) => bags[language].done()));
      return { all, phrases, repetitions: { phrases, openings: openingsOf } };
    },
  };
}
