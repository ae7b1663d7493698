/**
 * What grading needs to know of a question: `correctAnswer` indexes the options, `points` is what a right
 * answer earns.
 */
export interface AnswerKey {
  readonly id: string;
  readonly options: readonly unknown[];
  readonly correctAnswer: number;
  readonly points: number;
  readonly explanation: string;
}

/**
 * What a member learns after answering: `correctAnswer` indexes the options, `points` is what the answer
 * earned.
 */
export interface GradedAnswer {
  readonly isCorrect: boolean;
  readonly points: number;
  readonly correctAnswer: number;
  readonly explanation: string;
}

/** Grades the option chosen, by its index; RangeError when the question has no such option. */
export function gradeAnswer(question: AnswerKey, chosen: number): GradedAnswer {
  const { correctAnswer, explanation, options } = question;
  if (!(chosen in options)) throw new RangeError(`Question ${question.id} has no option ${chosen}`);
  const isCorrect = chosen === correctAnswer;
  return { isCorrect, points: isCorrect ? question.points : 0, correctAnswer, explanation };
}
