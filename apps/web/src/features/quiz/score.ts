import type { Quiz, QuizQuestion } from "@daily-quran/domain/quiz";
import type { TypeCounts } from "@daily-quran/quiz-scoring/points";

/** What a quiz has earned so far, and how many answers of each type were right. */
export interface Score {
  readonly points: number;
  readonly correct: TypeCounts;
}

/** The stored result wins: one reported by another app has no answers here. */
export function scoreOf({ result, questions }: Quiz): Score {
  if (result) {
    const { totalPoints, readingQuizzes, translationQuizzes, tafseerQuizzes } = result;
    const correct = {
      reading: readingQuizzes,
      translation: translationQuizzes,
      tafseer: tafseerQuizzes,
    };
    return { points: totalPoints, correct };
  }
  const correct = { reading: 0, translation: 0, tafseer: 0 };
  for (const { type, answer } of questions) correct[type] += answer?.isCorrect ? 1 : 0;
  const points = questions.reduce((sum, { answer }) => sum + (answer?.points ?? 0), 0);
  return { points, correct };
}

/** What a question is about: its type, but the other topic of one that was stored before the bank of questions. */
export function subjectOf({ type, topic }: Pick<QuizQuestion, "type" | "topic">): string {
  return topic === undefined || topic === "understanding" ? type : topic;
}
