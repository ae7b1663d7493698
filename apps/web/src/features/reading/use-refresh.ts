import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { logFailure } from "../../lib/failure-log.ts";
import { refreshReadings } from "./refresh-readings.ts";

export type RefreshOutcome = "none" | "running" | "done" | "failed";

/** The reader's own refresh, allowed at any time; a failed one keeps what is shown and is only logged. */
export function useRefresh(): { readonly outcome: RefreshOutcome; readonly refresh: () => void } {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<RefreshOutcome>("none");
  const refresh = async () => {
    setOutcome("running");
    try {
      await refreshReadings(queryClient);
      setOutcome("done");
    } catch (error) {
      logFailure("manual refresh", error);
      setOutcome("failed");
    }
  };
  return { outcome, refresh: () => void refresh() };
}
