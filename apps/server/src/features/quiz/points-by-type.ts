import type { CycleSettings } from "@daily-quran/domain/cycle";
import type { PointSettings } from "@daily-quran/quiz-scoring/question-type";

/** The part of a cycle's settings that says what right answers earn. */
export type PointsPerType = Pick<
  CycleSettings,
  "pointsPerReading" | "pointsPerTranslation" | "pointsPerTafseer"
>;

/** A cycle's points as the scoring names them. */
export function pointsByType(cycle: PointsPerType): PointSettings {
  return {
    reading: cycle.pointsPerReading,
    translation: cycle.pointsPerTranslation,
    tafseer: cycle.pointsPerTafseer,
  };
}
