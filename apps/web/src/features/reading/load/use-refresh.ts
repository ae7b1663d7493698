import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { logFailure } from "../../../lib/failure-log.ts";

export type RefreshOutcome = "none" | "running" | "done" | "failed";

/** A manual refresh, allowed at any time; on failure the shown reading stays and the error is logged. */
export function useRefresh(onDone?: () => void): {
  readonly outcome: RefreshOutcome;
  readonly refresh: () => void;
} {
  const t = useTexts("failures");
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<RefreshOutcome>("none");
  const refresh = async () => {
    setOutcome("running");
    try {
      const { refreshReadings } = await import("./refresh-readings.ts");
      await refreshReadings(queryClient, t);
      onDone?.();
      setOutcome("done");
    } catch (error) {
      logFailure("manual refresh", error);
      setOutcome("failed");
    }
  };
  return { outcome, refresh: () => void refresh() };
}
