import { dayVersesPath } from "@daily-quran/domain/api-paths";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../texts/use-texts.ts";
import { completeReading } from "./complete-reading.ts";
import { fetchReading } from "./fetch-reading.ts";
import { useChosenReading } from "./use-chosen-reading.ts";
import { type ShownReading, useCurrentReading } from "./use-current-reading.ts";

const STALE_MS = 30_000;
const CACHE_MS = 60_000;

/** The reading of the reader's day, in their editions. */
export function useDayReading(day: number | undefined, today: number | undefined): ShownReading {
  const t = useTexts("failures");
  const isToday = day === today;
  const chosen = useChosenReading(day);
  const current = useCurrentReading({ today, isWanted: isToday });
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [dayVersesPath(day ?? 0)],
    queryFn: () => fetchReading(dayVersesPath(day ?? 0), { t, what: "day" }),
    select: (reading) => reading && completeReading(reading),
    enabled: day !== undefined && !isToday && !chosen.reading && !chosen.isLoading,
    staleTime: STALE_MS,
    gcTime: CACHE_MS,
    meta: { ownsError: "load" },
  });
  const usual = isToday ? current : { reading: data, isPending, error, refetch };
  return chosen.reading
    ? { ...usual, reading: chosen.reading, isPending: false, error: null }
    : usual;
}
