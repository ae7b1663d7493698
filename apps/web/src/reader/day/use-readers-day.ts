import { use, useMemo, useSyncExternalStore } from "react";
import { RenderedDayContext } from "./rendered-day.ts";
import { type ReadersDay, readersDay, subscribeToDay } from "./day-clock.ts";

/**
 * The reader's day, updated every second. The first render uses the document's day, undefined without one.
 */
export const useReadersDay = (): ReadersDay | undefined => useDay(subscribeToDay, readersDay);

/** A day that changes; in the first render the document's. */
export function useDay(
  subscribe: (listener: () => void) => () => void,
  get: () => ReadersDay,
): ReadersDay | undefined {
  const rendered = use(RenderedDayContext);
  const inDocument = useMemo(
    () => (rendered === null ? undefined : { day: rendered, globalDay: rendered, isOwn: false }),
    [rendered],
  );
  return useSyncExternalStore(subscribe, get, () => inDocument);
}
