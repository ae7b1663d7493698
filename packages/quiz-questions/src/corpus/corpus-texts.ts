import { CorpusVerse } from "./corpus-verse.ts";
import type { Repetitions } from "./indexed-verse.ts";
import { openings } from "./openings.ts";
import { phraseIndex } from "./phrase-index.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import type { QuizVerse, SurahFacts } from "../quran.ts";
import { rememberingArabicKey, splitWords } from "./text-key.ts";
import { wordBags } from "./word-bag.ts";
import type { WordBag } from "./word-bag.ts";

/** The verses of a corpus, its words, and what repeats itself in it. */
interface CorpusTexts {
  readonly all: readonly CorpusVerse[];
  readonly phrases: PhraseIndex;
  readonly repetitions: Repetitions;
}

/** Takes up the verses of a corpus in their order. */
export interface CorpusTextsBuilder {
  /** Adds the next verse; throws where the facts of its surah are not known. */
  add(verse: QuizVerse): void;
  done(): CorpusTexts;
}

/** A corpus without verses yet. */
export function corpusTexts(surahs: readonly SurahFacts[]): CorpusTextsBuilder {
  const factsOf = new Map(surahs.map((surah) => [surah.number, surah]));
  const keyOf = rememberingArabicKey();
  const phrases = phraseIndex();
  const english = openings();
  const bengali = openings();
  const bags = { ar: wordBags(), en: wordBags(), bn: wordBags() };
  const bagsOf: ((position: number) => WordBag)[] = [];
  const words = { phrases, bagsOf };
  const all: CorpusVerse[] = [];

  return {
    add: (verse) => {
      const { surahNumber, arabic, translation, bengaliTranslation } = verse;
      const surah = factsOf.get(surahNumber);
      if (!surah) throw new Error(`No facts of surah ${surahNumber}`);
      const wordKeys = splitWords(arabic).map(keyOf);
      phrases.add(wordKeys);
      english.add(translation);
      bengali.add(bengaliTranslation);
      bags.ar.add(wordKeys);
      bags.en.add(latinWords(translation));
      bags.bn.add(bengaliTranslation.split(/[\s,।]+/u));
      all.push(new CorpusVerse(verse, { position: all.length, surah }, words));
    },
    done: () => {
      bagsOf.push(bags.ar.done(), bags.en.done(), bags.bn.done());
      return { all, phrases, repetitions: { phrases, english, bengali } };
    },
  };
}

function latinWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
