import { clampDayOverride } from "@daily-quran/reading-schedule/day-override";
import { isPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { isCalendarDay, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { PlanStart } from "@daily-quran/reading-schedule/own-plan";
import type { Group } from "@daily-quran/domain/group/group";
import { now } from "../clock/clock.ts";
import { type Parse, storedValue } from "../../lib/storage/storage.ts";

/** The reader's day override; null means the shared day. */
export const dayOverride = storedValue<number | null>("day-override", null, (value) =>
  isPlanDay(value) ? value : undefined,
);

export type HomeGroup = Pick<Group, "id" | "name">;

/** The 300 days from one of one's own, or from the start of a group's cycle. */
interface HomeDays extends PlanStart {
  readonly group?: HomeGroup;
}

/** What home shows in place of everyone's day: days, or a plan of one's own by its id. */
export type HomeChoice = HomeDays | { readonly plan: string };

const parseHome: Parse<HomeChoice> = (value) => {
  const { plan, day, since, group } = (value ?? {}) as Partial<HomeDays & { plan: unknown }>;
  if (typeof plan === "string") return { plan };
  if (!isPlanDay(day) || typeof since !== "string" || !isCalendarDay(since)) return undefined;
  const isGroup = typeof group?.id === "number" && typeof group.name === "string";
  return isGroup ? { day, since, group } : { day, since };
};

/** What the reader chose for home; null is everyone's day. The override comes before it. */
export const homeChoice = storedValue<HomeChoice | null>("plan-start", null, parseHome);

/** Shows another reading at home; the result takes it back. */
export function chooseHome(choice: HomeChoice | null): () => void {
  const before = [homeChoice.get(), dayOverride.get()] as const;
  showAtHome(choice, null);
  return () => showAtHome(...before);
}

function showAtHome(choice: HomeChoice | null, day: number | null): void {
  chooser = "reader";
  homeChoice.set(choice);
  dayOverride.set(day);
}

/** Starts the reader's own way through the plan today at a day; tomorrow is the next. */
export const startPlan = (day: number): (() => void) => chooseHome({ day, since: utcDay(now()) });

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
    dayOverride.get() !== null || homeChoice.get() !== null,
  );
}

/** Shows the reading again once the right day is rendered. */
export function revealDay(): void {
  document.documentElement.removeAttribute("data-own-day");
}
