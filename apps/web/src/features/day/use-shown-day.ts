import { use, useMemo, useSyncExternalStore } from "react";
import { RenderedDayContext } from "../../reader/rendered-day.ts";
import type { ReadersDay } from "./day-clock.ts";
import { shownDay, subscribeToShownDay } from "./shown-day.ts";

/** The day whose reading is shown. The first render uses the document's day, undefined without one. */
export function useShownDay(): ReadersDay | undefined {
  const rendered = use(RenderedDayContext);
  const inDocument = useMemo(
    () => (rendered === null ? undefined : { day: rendered, globalDay: rendered, isOwn: false }),
    [rendered],
  );
  return useSyncExternalStore(subscribeToShownDay, shownDay, () => inDocument);
}
