import { dayVersesPath } from "@daily-quran/domain/api-paths";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../texts/use-texts.ts";
import { completeReading } from "./complete-reading.ts";
import { fetchReading } from "./fetch-reading.ts";
import { useChosenReading } from "./use-chosen-reading.ts";
import { type ShownReading, useCurrentReading } from "./use-current-reading.ts";

const STALE_MS = 30_000;
const CACHE_MS = 60_000;

/**
 * The reading of a day, in the reader's editions. Today's is what the server calls current, where it is of that
 * day; else it is asked for by its number.
 */
export function useDayReading(day: number | undefined, today: number | undefined): ShownReading {
  const t = useTexts("failures");
  const isToday = day === today;
  const chosen = useChosenReading(day);
  const current = useCurrentReading(isToday);
  const isCurrent = isToday && (current.reading?.day ?? day) === day;
  const isAwaited = isToday && current.isFetching;
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [dayVersesPath(day ?? 0)],
    queryFn: () => fetchReading(dayVersesPath(day ?? 0), { t, day: day ?? 0, what: "day" }),
    select: (reading) => reading && completeReading(reading),
    enabled: day !== undefined && !isCurrent && !isAwaited && !chosen.reading && !chosen.isLoading,
    staleTime: STALE_MS,
    gcTime: CACHE_MS,
    meta: { ownsError: "load" },
  });
  const usual = isCurrent ? current : { reading: data, isPending, error, refetch };
  return chosen.reading
    ? { ...usual, reading: chosen.reading, isPending: false, error: null }
    : usual;
}
