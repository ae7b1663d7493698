import { dayVersesPath } from "@daily-quran/domain/api-paths";
import type { Reading } from "@daily-quran/domain/reading";
import { useQueries } from "@tanstack/react-query";
import { useReadersEditions } from "../../../reader/editions/tafseer-of-language.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { completeReading } from "./complete-reading.ts";
import { fetchChosenReading } from "./fetch-chosen-reading.ts";
import { fetchReading } from "./fetch-reading.ts";

const STALE_MS = 30_000;

/** The readings of several days in the reader's editions. */
export interface DaysReadings {
  /** In the order of the days; undefined until all are there. */
  readonly readings: readonly Reading[] | undefined;
  readonly error: Error | undefined;
  readonly refetch: () => void;
}

/** Fetches the readings of days of the shared plan: all in the chosen editions, or all in the usual ones. */
export function useDaysReadings(days: readonly number[]): DaysReadings {
  const t = useTexts("failures");
  const choices = useReadersEditions();
  const isChosen = Object.keys(choices).length > 0;
  const chosenResults = useQueries({
    queries: (isChosen ? days : []).map((day) => ({
      queryKey: [dayVersesPath(day), "part", choices],
      queryFn: () => fetchChosenReading(day, choices, t),
      retry: false,
      staleTime: STALE_MS,
      meta: { ownsError: true },
    })),
  });
  const isUsual = !isChosen || chosenResults.some(({ isError }) => isError);
  const usualResults = useQueries({
    queries: (isUsual ? days : []).map((day) => ({
      queryKey: [dayVersesPath(day), "part"],
      queryFn: () => fetchReading(dayVersesPath(day), { t, day, what: "day" }),
      staleTime: STALE_MS,
      meta: { ownsError: true },
    })),
  });
  const results = isUsual ? usualResults : chosenResults;
  const there = results.flatMap(({ data }) => (data ? [data] : []));
  return {
    readings: there.length === days.length ? there.map(completeReading) : undefined,
    error: results.find(({ error }) => error)?.error ?? undefined,
    refetch: () => results.forEach((result) => void result.refetch()),
  };
}
