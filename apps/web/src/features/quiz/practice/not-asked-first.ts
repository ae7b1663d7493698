import type { AnsweredPracticeQuestion } from "@daily-quran/domain/practice/practice";
import type { QuizQuestion } from "@daily-quran/domain/quiz";

/** The questions of a practice in the order in which they are asked. */
export interface OrderedPractice {
  readonly questions: readonly AnsweredPracticeQuestion[];
  /** How many come before those that a quiz has asked. */
  readonly freshCount: number;
}

/** Those come last which a quiz has asked: about the same verse, and in the same way. */
export function notAskedFirst(
  questions: readonly AnsweredPracticeQuestion[],
  asked: readonly QuizQuestion[],
): OrderedPractice {
  const isAsked = ({ topic, answer: { cites } }: AnsweredPracticeQuestion) =>
    asked.some(
      (one) =>
        one.topic === topic &&
        one.answer?.cites?.surahNumber === cites.surahNumber &&
        one.answer.cites.verseNumber === cites.verseNumber,
    );
  const fresh = questions.filter((question) => !isAsked(question));
  return {
    questions: [...fresh, ...questions.filter(isAsked)],
    freshCount: fresh.length,
  };
}
