import { clampDayOverride } from "@daily-quran/reading-schedule/day-override";
import { isPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { storedValue } from "../../lib/storage.ts";

/** The reader's day override; null means the shared day. */
export const dayOverride = storedValue<number | null>("day-override", null, (value) =>
  isPlanDay(value) ? value : undefined,
);

/** Where the own day is stored that the clock removed (ended-own-day.ts, which most visits do not load). */
export const ENDED_OWN_DAY = "ended-own-day";

/** Who changes the day: its reader, who wants to see the new one at once, or the clock. */
type DayChooser = "reader" | "clock";
let chooser: DayChooser = "clock";

/** Who changed the override last; the clock again once the change has taken effect. */
export const dayChooser = (): DayChooser => chooser;
export const resetDayChooser = (): void => void (chooser = "clock");

/** Sets the reader's day override, clamped to 1 to 300. */
export function applyDayOverride(day: number, by: DayChooser = "reader"): void {
  const clamped = clampDayOverride(day);
  chooser = by;
  dayOverride.set(clamped);
}

export function removeDayOverride(by: DayChooser = "reader"): void {
  chooser = by;
  dayOverride.set(null);
}

/**
 * Hides today's reading before the first paint when another day is to be shown, so that it does not flash.
 */
export function markDayOverride(): void {
  document.documentElement.toggleAttribute("data-own-day", dayOverride.get() !== null);
}

/** Shows the reading again once the right day is rendered. */
export function revealDay(): void {
  document.documentElement.removeAttribute("data-own-day");
}
