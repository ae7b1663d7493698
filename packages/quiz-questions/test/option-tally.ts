import type { QuizQuestion } from "../src/question.ts";

/** What a member could gain by looking at where options stand and how long they are: `longest` and `shortest` count the questions that such guesses would get right. */
export interface Tally {
  readonly questions: number;
  readonly places: readonly number[];
  readonly longest: number;
  readonly shortest: number;
}

const EMPTY: Tally = { questions: 0, places: [0, 0, 0, 0], longest: 0, shortest: 0 };

/** Adds a question to the tally of a key. */
export function tally(
  tallies: Map<string, Tally>,
  key: string,
  { options, correctAnswer }: QuizQuestion,
): void {
  const { questions, places, longest, shortest } = tallies.get(key) ?? EMPTY;
  const lengths = options.map((option) => option.length);
  tallies.set(key, {
    questions: questions + 1,
    places: places.with(correctAnswer, (places[correctAnswer] ?? 0) + 1),
    longest: longest + chance(lengths, correctAnswer, Math.max(...lengths)),
    shortest: shortest + chance(lengths, correctAnswer, Math.min(...lengths)),
  });
}

/** How likely a guess among the options of this length is right. */
function chance(lengths: readonly number[], correctAnswer: number, guessed: number): number {
  if (lengths[correctAnswer] !== guessed) return 0;
  return 1 / lengths.filter((length) => length === guessed).length;
}

/** Pearson's chi-squared of the right option's places against all four being equally likely; three degrees of freedom. */
export function chiSquared({ places, questions }: Tally): number {
  const expected = questions / places.length;
  return places.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
}
