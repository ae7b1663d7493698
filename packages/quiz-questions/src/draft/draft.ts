import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import type { Localised } from "../language.ts";
import type { Option } from "../corpus/option.ts";
import type { QuestionKind } from "../question.ts";
import type { DayContext } from "./day-context.ts";

/** A text that a question shows, in every language at once. */
export interface DraftPassage {
  readonly arabic?: string;
  readonly text?: Localised;
}

/** A question in every language at once, so that the language can change its texts only. */
export interface Draft {
  readonly kind: QuestionKind;
  readonly question: Localised;
  readonly passages?: readonly DraftPassage[];
  readonly options: readonly Pick<Option, "text" | "meaning">[];
  /** Where each option is from, told once the question is answered. */
  readonly references?: readonly Localised[];
  readonly correctAnswer: number;
  readonly explanation: Localised;
  readonly cites: IndexedVerse;
  /** Whether a group has written it. */
  readonly isOwn?: true;
  /** Every verse that the question, its options or its explanation shows or names. */
  readonly shows: readonly IndexedVerse[];
}

/** Drafts one question of a kind, or none where the day has no fair one. */
export type DraftQuestion = (context: DayContext) => Draft | undefined;
