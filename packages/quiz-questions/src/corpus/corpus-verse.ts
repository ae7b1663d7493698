import type { IndexedVerse, VerseOptions } from "./indexed-verse.ts";
import { byLanguage, type Language, LANGUAGE_FACTS, type Localised } from "../language.ts";
import type { Option } from "./option.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import type { QuizVerse, SurahFacts, VerseRemark } from "../quran.ts";
import { splitWords } from "./text-key.ts";
import type { WordBag } from "./word-bag.ts";

/** What all verses of a corpus share: the words of each, and its bags, by its position. */
export interface CorpusWords {
  readonly phrases: PhraseIndex;
  readonly bagsOf: ((position: number) => WordBag)[];
}

const fieldsOf = (language: Language) => LANGUAGE_FACTS[language].fields;

/** A verse of a corpus: small, as there are 6,236, and a class, as V8 then gives all of them one shape. */
export class CorpusVerse implements IndexedVerse {
  readonly surahNumber: number;
  readonly verseNumber: number;
  readonly arabic: string;
  readonly translations: Localised;
  readonly remarks: Readonly<Record<Language, VerseRemark | undefined>>;
  readonly position: number;
  readonly surah: SurahFacts;
  verseOption: Option | undefined = undefined;
  meaningOption: Option | undefined = undefined;
  readonly #corpus: CorpusWords;

  constructor(
    verse: QuizVerse,
    { position, surah }: { readonly position: number; readonly surah: SurahFacts },
    corpus: CorpusWords,
  ) {
    this.surahNumber = verse.surahNumber;
    this.verseNumber = verse.verseNumber;
    this.arabic = verse.arabic;
    this.translations = byLanguage((language) => verse[fieldsOf(language).translation]);
    this.remarks = byLanguage((language) => verse[fieldsOf(language).remark]);
    this.position = position;
    this.surah = surah;
    this.#corpus = corpus;
  }

  get words(): string[] {
    return splitWords(this.arabic);
  }

  get wordKeys(): string[] {
    return this.#corpus.phrases.wordsOf(this.position);
  }

  get bags(): WordBag[] {
    return this.#corpus.bagsOf.map((bagOf) => bagOf(this.position));
  }

  /** Sets what options it can be, once the whole corpus is known. */
  prepare({ verseOption, meaningOption }: VerseOptions): void {
    this.verseOption = verseOption;
    this.meaningOption = meaningOption;
  }
}
