import type { NOUN_FORMS } from "./noun-forms.ts";
import type { PARTICLE_FORMS } from "./particle-forms.ts";
import type { VERB_FORMS } from "./verb-forms.ts";

/** The words whose forms have been reviewed. */
export type WordId =
  | keyof typeof NOUN_FORMS
  | keyof typeof PARTICLE_FORMS
  | keyof typeof VERB_FORMS;

/** What we say of a word ourselves; the verse and the count come from the text. */
export interface WordEntry {
  readonly id: WordId;
  readonly arabic: string;
  readonly transliteration: string;
  readonly bengaliMeaning: string;
  readonly englishMeaning: string;
  readonly grammar: string;
  readonly root?: string;
  /** Where it is shown; `word` counts the words of the verse from 1. */
  readonly place: { readonly surah: number; readonly verse: number; readonly word: number };
}
