import {
  MAX_RESTING_PLANS,
  type Rests,
  restDates,
} from "@daily-quran/reading-schedule/plans/rest-dates";
import { useMemo } from "react";
import { type ItemOf, useItems } from "./use-progress.ts";

/** When a reader rests, by the newest of their plans. */
export function restsOf(plans: readonly ItemOf<"plan">[]): Rests {
  const newest = plans
    .map(({ value }) => value)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, MAX_RESTING_PLANS);
  return restDates(newest);
}

/** When the reader rests; never before their plans are loaded. */
export function useRests(): Rests {
  const plans = useItems("plan");
  return useMemo(() => restsOf(plans ?? []), [plans]);
}
