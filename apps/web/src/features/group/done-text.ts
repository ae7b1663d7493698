import type { Cycle } from "@daily-quran/domain/cycle";
import { maximumPoints } from "@daily-quran/quiz-scoring/points";

/** What a done quiz is marked with: `Done · 5/6`, by what the cycle's settings make possible. */
export function doneText({ settings }: Cycle, points: number): string {
  const { pointsPerReading, pointsPerTranslation, pointsPerTafseer } = settings;
  const maximum = maximumPoints({
    reading: pointsPerReading,
    translation: pointsPerTranslation,
    tafseer: pointsPerTafseer,
  });
  return `Done · ${points}/${maximum}`;
}
