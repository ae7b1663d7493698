import * as apiPaths from "@daily-quran/domain/api-paths";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import type { Reading } from "@daily-quran/domain/reading";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../texts/use-texts.ts";
import { completeReading } from "./complete-reading.ts";
import { fetchReading } from "./fetch-reading.ts";

/** How soon to retry while the server is still on the previous day. */
const BEHIND_MS = 30_000;

export interface ShownReading {
  /** Undefined until it is known, null where the day has no content yet. */
  readonly reading: Reading | null | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

interface CurrentReadingOptions {
  /** The plan's day by this device's clock. */
  readonly today: number | undefined;
  /** False where another day is shown. */
  readonly isWanted: boolean;
}

/** Today's reading by the server's clock, preloaded in the document if it was rendered with it. */
export function useCurrentReading({ today, isWanted }: CurrentReadingOptions): ShownReading {
  const t = useTexts("failures");
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [apiPaths.currentReading],
    queryFn: () => fetchReading(apiPaths.currentReading, { t, what: "today" }),
    select: (reading) => reading && completeReading(reading),
    enabled: isWanted,
    meta: { ownsError: "load" },
    refetchInterval: ({ state }) =>
      state.data && nextPlanDay(state.data.day) === today ? BEHIND_MS : false,
  });
  return { reading: data, isPending, error, refetch };
}
