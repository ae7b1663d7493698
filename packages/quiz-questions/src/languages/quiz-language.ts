import type { QuranicName } from "../names.ts";
import type { DraftedKind } from "../question.ts";

/** What the quiz says in a language, and what it must know of texts in it. */
export interface QuizLanguage extends LanguageRules {
  readonly texts: QuizTexts;
  /**
   * Sentences of its commentary, reviewed one by one: each explains its verse and does not only translate it. By
   * surah: the first verse that it explains, and its fingerprint, as the texts are not ours to publish.
   */
  readonly readSentences: Readonly<Record<number, string>>;
}

/** How texts in a language show what may be asked. */
export interface LanguageRules {
  readonly translation: {
    /** Its words, to be compared with those of others. */
    readonly wordsOf: (text: string) => readonly string[];
    /** Whether that of one verse can stand alone, beside the keys of the words of its Arabic. */
    readonly standsAlone: (text: string, wordKeys: readonly string[]) => boolean;
    /** Whether its sentence goes on in the next verse, which then begins in its middle. */
    readonly runsOn: (text: string) => boolean;
    /** Whether the end of a verse or the start of the next one reveals their order. */
    readonly areJoined: (before: string, after: string) => boolean;
    /** Whether it continues the verse before. */
    readonly continues: RegExp;
  };
  /** Of a commentary: what makes a sentence understandable alone. */
  readonly sentences: {
    readonly begins: RegExp;
    /** An exclamation with which a sentence begins and does not end. */
    readonly exclaims: RegExp;
    /** What such a sentence may not have. */
    readonly unfit: readonly RegExp[];
    /** What no sentence may have, in whatever language its commentary is. */
    readonly never: readonly RegExp[];
  };
  /** Of questions that people write. */
  readonly bank: {
    /** What needs a commentary or a hadith, what schools differ on, and what insults. */
    readonly denied: RegExp;
    /** How it writes the names of the Quran; absent for English, after which they are called. */
    readonly names?: Readonly<Record<QuranicName, string>>;
  };
}

/** What the quiz says in one language; what is in braces is put in. */
export interface QuizTexts {
  readonly digits: string;
  readonly and: string;
  /** A verse by the `{name}` of its surah and its `{numbers}`. */
  readonly reference: string;
  /** A surah's name with what says “of” it. */
  readonly ofSurah: (name: string) => string;
  /** A verse by its `{number}` in its surah, which is `{ofSurah}`. */
  readonly numberedVerse: string;
  readonly range: string;
  /** Two verses, both `{first}`. */
  readonly bothOf: string;
  /** Two verses, one `{first}`, the other `{second}`. */
  readonly eachOf: string;
  readonly questions: Readonly<Record<DraftedKind, string>>;
  readonly explanations: Readonly<Record<DraftedKind, string>>;
}
