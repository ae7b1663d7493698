import type { TypeCounts } from "./points.ts";
import type { QuizQuestion } from "./question.ts";

/** What a member learns after answering: `correctAnswer` indexes the options, `points` is what the answer earned. */
export interface GradedAnswer {
  readonly isCorrect: boolean;
  readonly points: number;
  readonly correctAnswer: number;
  readonly explanation: string;
}

/** Grades the option chosen, by its index; RangeError when the question has no such option. */
export function gradeAnswer(question: QuizQuestion, chosen: number): GradedAnswer {
  const { correctAnswer, explanation, options } = question;
  if (!(chosen in options)) throw new RangeError(`Question ${question.id} has no option ${chosen}`);
  const isCorrect = chosen === correctAnswer;
  return { isCorrect, points: isCorrect ? question.points : 0, correctAnswer, explanation };
}

/** The right answers of each type; `chosen` maps question ids to option indexes, and a question left out counts as wrong. */
export function countCorrect(
  questions: readonly QuizQuestion[],
  chosen: ReadonlyMap<string, number>,
): TypeCounts {
  const counts = { reading: 0, translation: 0, tafseer: 0 };
  for (const { id, type, correctAnswer } of questions) {
    if (chosen.get(id) === correctAnswer) counts[type]++;
  }
  return counts;
}
