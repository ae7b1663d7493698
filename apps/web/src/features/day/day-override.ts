import { clampDayOverride } from "@daily-quran/reading-schedule/day-override";
import { isPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { isCalendarDay, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { PlanStart } from "@daily-quran/reading-schedule/own-plan";
import { now } from "../../reader/day/clock.ts";
import { type Parse, storedValue } from "../../lib/storage/storage.ts";

/** The reader's day override; null means the shared day. */
export const dayOverride = storedValue<number | null>("day-override", null, (value) =>
  isPlanDay(value) ? value : undefined,
);

const parsePlanStart: Parse<PlanStart> = (value) => {
  if (typeof value !== "object" || value === null || !("day" in value) || !("since" in value))
    return undefined;
  const { day, since } = value;
  return isPlanDay(day) && typeof since === "string" && isCalendarDay(since)
    ? { day, since }
    : undefined;
};

/** Where the reader's own plan began; null follows the shared day. The override comes before it. */
export const planStart = storedValue<PlanStart | null>("plan-start", null, parsePlanStart);

/** Starts the reader's own plan today at a day; tomorrow is the next. */
export function startPlan(day: number): void {
  planStart.set({ day, since: utcDay(now()) });
  removeDayOverride();
}

/** Follows the shared day again. */
export function followEveryone(): void {
  planStart.set(null);
  removeDayOverride();
}

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
  document.documentElement.toggleAttribute(
    "data-own-day",
    dayOverride.get() !== null || planStart.get() !== null,
  );
}

/** Shows the reading again once the right day is rendered. */
export function revealDay(): void {
  document.documentElement.removeAttribute("data-own-day");
}
