import type { Language, Localised } from "../language.ts";
import type { BANK_KINDS } from "../question.ts";

/** A question of the bank in one language; `evidence` is the words of the built-in translation with the answer. */
interface BankSide {
  readonly question: string;
  readonly options: readonly string[];
  readonly explanation: string;
  readonly evidence: readonly { readonly verse: string; readonly text: string }[];
}

/** A question about what the verses of a day say, written by people; `answer` counts the options from 0. */
export interface BankQuestion extends Readonly<Record<Language, BankSide>> {
  readonly id: string;
  readonly day: number;
  readonly verses: readonly string[];
  readonly kind: (typeof BANK_KINDS)[number];
  readonly answer: number;
}

/** The questions of each day, day 1 first, and the names of the translations that they were written from. */
export interface Bank {
  readonly translations: Localised;
  readonly days: readonly (readonly BankQuestion[])[];
}
