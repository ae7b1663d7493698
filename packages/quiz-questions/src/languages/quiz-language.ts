import type { DraftedKind } from "../question.ts";

/** What the quiz says in one language; what is in braces is put in. */
export interface QuizLanguage {
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
