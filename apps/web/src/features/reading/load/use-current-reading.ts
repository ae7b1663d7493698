import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Reading } from "@daily-quran/domain/reading";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../texts/use-texts.ts";
import { completeReading } from "./complete-reading.ts";
import { fetchReading } from "./fetch-reading.ts";

export interface ShownReading {
  /** Undefined until it is known, null where the day has no content yet. */
  readonly reading: Reading | null | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** What the server calls today's reading, preloaded in the document if it was rendered with it; it names its day. */
export function useCurrentReading(isWanted: boolean) {
  const t = useTexts("failures");
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: [apiPaths.currentReading],
    queryFn: () => fetchReading(apiPaths.currentReading, { t, what: "today" }),
    select: (reading) => reading && completeReading(reading),
    enabled: isWanted,
    meta: { ownsError: "load" },
  });
  return { reading: data, isPending, isFetching, error, refetch };
}
