import { earnedPoints, QUESTIONS_PER_DAY } from "./points.ts";
import type { TypeCounts } from "./points.ts";
import { QUESTION_TYPES } from "./question-type.ts";
import type { PointSettings } from "./question-type.ts";

/** A result as a client reports it: the right answers of each type and the points that it claims. */
export interface ReportedResult {
  readonly correct: TypeCounts;
  readonly totalPoints: number;
}

/** What is wrong with a reported result. */
export type ReportFault = "COUNTS_IMPOSSIBLE" | "POINTS_DIFFER";

/** Validates a reported result: counts within the day's questions, and points that the counts earn. */
export function faultOfReport(
  { correct, totalPoints }: ReportedResult,
  points: PointSettings,
): ReportFault | undefined {
  const isPossible = QUESTION_TYPES.every(
    (type) =>
      Number.isInteger(correct[type]) &&
      correct[type] >= 0 &&
      correct[type] <= QUESTIONS_PER_DAY[type],
  );
  if (!isPossible) return "COUNTS_IMPOSSIBLE";
  return totalPoints === earnedPoints(correct, points) ? undefined : "POINTS_DIFFER";
}
