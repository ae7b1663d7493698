import type { QuestionType } from "@daily-quran/domain/quiz";

/** A graded answer to be stored: whose, of which quiz, and under which version of its cycle. */
export interface NewAnswer {
  readonly cycleId: number;
  readonly userId: number;
  readonly day: number;
  readonly version: string;
  readonly type: QuestionType;
  readonly choice: number;
  readonly isCorrect: boolean;
  readonly points: number;
  readonly maker: number | null;
  readonly answeredAt: string;
}

/**
 * Stores an answer in one statement with those of other requests. Whether it did: one that it did not store
 * needs a statement of its own.
 */
export type AnswersTogether = (answer: NewAnswer) => Promise<boolean>;
