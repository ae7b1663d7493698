import { useQueryClient } from "@tanstack/react-query";
import { useDailyRefresh } from "../../features/day/refresh/use-daily-refresh.ts";
import { useTomorrowAhead } from "../../features/day/use-tomorrow-ahead.ts";
import { fetchTomorrow } from "../../features/reading/load/tomorrow-reading.ts";
import { logFailure } from "../../lib/failure-log.ts";
import { useTexts } from "../../texts/use-texts.ts";

/** Time-based effects of every page that come once it is idle: the daily refresh, tomorrow's reading ahead. */
export function useLaterEffects(): void {
  const queryClient = useQueryClient();
  const t = useTexts("failures");
  useTomorrowAhead((day) => void fetchTomorrow(queryClient, day, t));
  useDailyRefresh({
    refresh: async () => {
      const { refreshReadings } = await import("../../features/reading/load/refresh-readings.ts");
      await refreshReadings(queryClient, t);
    },
    onError: (error) => logFailure("daily refresh", error),
  });
}
