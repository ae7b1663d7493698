import { clampDayOverride } from "@daily-quran/reading-schedule/day-override";
import { isPlanDay } from "@daily-quran/reading-schedule/plan";
import { storedValue } from "../../lib/storage.ts";

/** The day that this reader has chosen to be current, null for the plan's own. */
export const dayOverride = storedValue<number | null>("day-override", null, (value) =>
  isPlanDay(value) ? value : undefined,
);

/** Makes a day this reader's current one, clamped to 1 to 300. */
export function applyDayOverride(day: number): void {
  dayOverride.set(clampDayOverride(day));
}

export function removeDayOverride(): void {
  dayOverride.set(null);
}

/** Marks the document before the first paint, so that today's reading doesn't flash where another is wished for. */
export function markDayOverride(): void {
  document.documentElement.toggleAttribute("data-own-day", dayOverride.get() !== null);
}

/** Lets the reading be seen again, once the page shows the day that is wished for. */
export function revealDay(): void {
  document.documentElement.removeAttribute("data-own-day");
}
