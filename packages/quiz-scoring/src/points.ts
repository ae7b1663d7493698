import { QUESTION_TYPES } from "./question-type.ts";
import type { PointSettings, QuestionType } from "./question-type.ts";

/** A number for each question type: how many were asked, or how many were answered rightly. */
export type TypeCounts = Readonly<Record<QuestionType, number>>;

/** What a right answer earns where a cycle sets nothing else (spec: reading 1, translation 2, tafseer 3). */
export const DEFAULT_POINTS: PointSettings = { reading: 1, translation: 2, tafseer: 3 };

/** How many questions of each type a day asks. */
export const QUESTIONS_PER_DAY: TypeCounts = { reading: 1, translation: 1, tafseer: 1 };

/** The points that these right answers earn. */
export function earnedPoints(correct: TypeCounts, points: PointSettings): number {
  return QUESTION_TYPES.reduce((sum, type) => sum + correct[type] * points[type], 0);
}

/** The most points that a day can earn. */
export function maximumPoints(points: PointSettings): number {
  return earnedPoints(QUESTIONS_PER_DAY, points);
}

/** The share of right answers in whole percent, rounded to the nearest; 0 when nothing was asked. */
export function accuracyPercent(
  correct: TypeCounts,
  asked: TypeCounts = QUESTIONS_PER_DAY,
): number {
  const total = sumOf(asked);
  return total === 0 ? 0 : Math.round((sumOf(correct) * 100) / total);
}

function sumOf(counts: TypeCounts): number {
  return QUESTION_TYPES.reduce((sum, type) => sum + counts[type], 0);
}
