import type { CommentaryIndex } from "./commentary-index.ts";
import type { CorpusIndex } from "./corpus-index.ts";
import type { IndexedVerse } from "./indexed-verse.ts";
import type { ShorterCount } from "./distractors.ts";
import type { Localised } from "./language.ts";
import type { QuestionShape } from "./question.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** A question in every language at once, so that the language can change its texts only. */
export interface Draft {
  readonly shape: QuestionShape;
  readonly question: Localised;
  readonly options: readonly Localised[];
  readonly correctAnswer: number;
  readonly explanation: Localised;
  readonly verse?: string;
  readonly cites: IndexedVerse;
}

/** What a question is drafted from. */
export interface DraftContext {
  readonly random: SeededRandom;
  readonly corpus: CorpusIndex;
  readonly commentary: CommentaryIndex | undefined;
  /** The verses of the day's reading in order. */
  readonly today: readonly IndexedVerse[];
  readonly shorter: ShorterCount;
}

/** Drafts one question of a shape, or none where the day has no fair one. */
export type DraftQuestion = (context: DraftContext) => Draft | undefined;

/** The options in a random order with the place of the right one. */
export function placeOptions(
  random: SeededRandom,
  right: Localised,
  wrong: readonly Localised[],
): Pick<Draft, "options" | "correctAnswer"> {
  const options = random.shuffled(wrong);
  const correctAnswer = random.below(wrong.length + 1);
  options.splice(correctAnswer, 0, right);
  return { options, correctAnswer };
}

/** The draft of the first verse, in random order, that gives one. */
export function draftFromAny(
  { random, today }: DraftContext,
  draftOf: (verse: IndexedVerse) => Draft | undefined,
): Draft | undefined {
  for (const verse of random.shuffled(today)) {
    const draft = draftOf(verse);
    if (draft) return draft;
  }
  return undefined;
}
