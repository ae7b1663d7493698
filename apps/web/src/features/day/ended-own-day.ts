import { isPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { storedValue } from "../../lib/storage/storage.ts";
import { ENDED_OWN_DAY } from "../../reader/day/day-override.ts";

/** The own day that the clock removed, until its reader knows of it. */
export const endedOwnDay = storedValue<number | null>(ENDED_OWN_DAY, null, (value) =>
  isPlanDay(value) ? value : undefined,
);
