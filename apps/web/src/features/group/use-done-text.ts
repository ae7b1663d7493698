import type { Cycle } from "@daily-quran/domain/group/cycle";
import { maximumPoints } from "@daily-quran/quiz-scoring/points";
import { useTexts } from "../../texts/use-texts.ts";

/** What a done quiz is marked with: `Done · 5/6`, by what the cycle's settings make possible. */
export function useDoneText(): (cycle: Cycle, points: number) => string {
  const t = useTexts("together");
  return ({ settings }, points) => {
    const { pointsPerReading, pointsPerTranslation, pointsPerTafseer } = settings;
    const maximum = maximumPoints({
      reading: pointsPerReading,
      translation: pointsPerTranslation,
      tafseer: pointsPerTafseer,
    });
    return t("done", { points, maximum });
  };
}
