import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useDailyRefresh } from "../../features/day/refresh/use-daily-refresh.ts";
import { useTomorrowAhead } from "../../features/day/use-tomorrow-ahead.ts";
import { fetchTomorrow } from "../../features/reading/load/tomorrow-reading.ts";
import { logFailure } from "../../lib/failure-log.ts";
import { onReturn } from "../../lib/on-return.ts";
import { followZone } from "../../reader/server/reminder-zone.ts";
import { handFocusOn } from "./hand-focus-on.ts";
import { useTexts } from "../../texts/use-texts.ts";

/**
 * Time-based effects of every page that come once it is idle: the daily refresh, tomorrow's reading ahead, the
 * zone of reminders, the focus of what vanishes; and the app's badge is over once a page is seen.
 */
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
  useEffect(handFocusOn, []);
  useEffect(() => {
    const onSeen = () => {
      followZone().catch((error: unknown) => logFailure("time zone of reminders", error));
      navigator.clearAppBadge?.().catch(() => undefined);
    };
    onSeen();
    return onReturn(onSeen);
  }, []);
}
