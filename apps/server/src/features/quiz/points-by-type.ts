import type { PointSettings } from "@daily-quran/quiz-scoring/question-type";
import type { PointsPerType } from "../../request/quiz-book.ts";

/** A cycle's points by question type. */
export function pointsByType(cycle: PointsPerType): PointSettings {
  return {
    reading: cycle.pointsPerReading,
    translation: cycle.pointsPerTranslation,
    tafseer: cycle.pointsPerTafseer,
  };
}
