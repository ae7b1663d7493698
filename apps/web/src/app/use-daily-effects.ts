import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { provideDayHelpers } from "../features/day/day-helpers.ts";
import { revealDay } from "../features/day/day-override.ts";
import { useDailyRefresh } from "../features/day/use-daily-refresh.ts";
import { useDayChange } from "../features/day/use-day-change.ts";
import { useDemoDays } from "../features/day/use-demo-days.ts";
import { useTomorrowAhead } from "../features/day/use-tomorrow-ahead.ts";
import { fetchTomorrow, showNewDay } from "../features/reading/tomorrow-reading.ts";
import { logFailure } from "../lib/failure-log.ts";
import { useTexts } from "../texts/use-texts.ts";
import { useSiteSettings } from "../reader/site-settings.ts";

/** Time-based effects of every page: a new day, the daily refresh, prefetching tomorrow's reading. */
export function useDailyEffects(): void {
  const queryClient = useQueryClient();
  const t = useTexts("failures");
  useDayChange((day) => void showNewDay(queryClient, day));
  useTomorrowAhead((day) => void fetchTomorrow(queryClient, day, t));
  useDailyRefresh({
    refresh: async () => {
      const { refreshReadings } = await import("../features/reading/refresh-readings.ts");
      await refreshReadings(queryClient, t);
    },
    onError: (error) => logFailure("daily refresh", error),
  });
  useDemoDays(useSiteSettings().demoMode);
  useEffect(provideDayHelpers, []);
  useEffect(revealDay, []);
}
