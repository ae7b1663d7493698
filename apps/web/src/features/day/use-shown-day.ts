import type { ReadersDay } from "../../reader/day/day-clock.ts";
import { shownDay, subscribeToShownDay } from "./shown-day.ts";
import { useDay } from "../../reader/day/use-readers-day.ts";

/** The day whose reading is shown. The first render uses the document's day, undefined without one. */
export const useShownDay = (): ReadersDay | undefined => useDay(subscribeToShownDay, shownDay);
