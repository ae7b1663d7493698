import { dayVersesPath } from "@daily-quran/domain/api-paths";
import type { Reading } from "@daily-quran/domain/reading";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { EditionChoices } from "../../../reader/editions/edition-choices.ts";
import { useReadersEditions } from "../../../reader/editions/tafseer-of-language.ts";
import { failureStatus } from "../../../reader/server/failure.ts";
import { type TextsOf, useTexts } from "../../../texts/use-texts.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { completeReading } from "./complete-reading.ts";

const STALE_MS = 30_000;
const CACHE_MS = 60_000;

export interface ChosenReading {
  /** Undefined while the reader has chosen nothing, or it is not there yet. */
  readonly reading: Reading | undefined;
  /** It is loading: fetch nothing else. */
  readonly isLoading: boolean;
}

/** A day's reading in the chosen editions; an edition that can't be loaded is reported, not retried. */
export function useChosenReading(day: number | undefined): ChosenReading {
  const t = useTexts("failures");
  const reading = useTexts("reading");
  const choices = useReadersEditions();
  const showToast = useShowToast();
  const isWanted = day !== undefined && Object.keys(choices).length > 0;
  const { data, error, isPending } = useQuery({
    queryKey: [dayVersesPath(day ?? 0), choices],
    queryFn: () => fetchChosen(day ?? 0, choices, t),
    select: (found) => found && completeReading(found),
    enabled: isWanted,
    retry: (failures, failure) => failures < 1 && !isGone(failure),
    meta: { ownsError: true },
    // The last edition stays shown while the next one loads.
    placeholderData: (before: Reading | null | undefined) =>
      before?.day === day ? before : undefined,
    staleTime: STALE_MS,
    gcTime: CACHE_MS,
  });

  const tell = useEffectEvent((failure: Error) => {
    if (isGone(failure)) void forgetRemoved();
    showToast({
      title: reading("defaultTexts"),
      description: reading(isGone(failure) ? "editionGone" : "editionFailed"),
    });
  });
  useEffect(() => {
    if (error) tell(error);
  }, [error]);

  if (!isWanted) return { reading: undefined, isLoading: false };
  return { reading: data ?? undefined, isLoading: isPending };
}

/** Few readers choose an edition: what fetches and forgets them is loaded then. */
async function fetchChosen(
  day: number,
  choices: EditionChoices,
  t: TextsOf<"failures">,
): Promise<Reading | null> {
  const { fetchChosenReading } = await import("./fetch-chosen-reading.ts");
  return await fetchChosenReading(day, choices, t);
}

async function forgetRemoved(): Promise<void> {
  const { forgetRemovedEditions } = await import("./forget-removed-editions.ts");
  await forgetRemovedEditions();
}

const isGone = (error: Error): boolean => failureStatus(error) === 404;
