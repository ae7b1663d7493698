import {
  type CycleDates,
  cycleDay,
  hasCycleBegun,
  isCycleActive,
} from "@daily-quran/reading-schedule/cycle-day";
import { isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { isPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { storedValue } from "../../lib/storage/storage.ts";
import { sessionHint } from "../server/session-hint.ts";

interface KnownCycles {
  readonly userId: number | null;
  readonly starts: readonly CycleDates[];
}

const NONE: KnownCycles = { userId: null, starts: [] };

/** When the cycles of the user's groups began: their days count without a network, too. */
const knownCycles = storedValue<KnownCycles>("cycles", NONE, (value) => {
  const { userId, starts } = (value ?? {}) as Partial<KnownCycles>;
  return userId !== undefined && Array.isArray(starts) && starts.every(isStart)
    ? { userId, starts }
    : undefined;
});

const isStart = (value: Partial<CycleDates> | null) =>
  typeof value?.startDate === "string" &&
  isCalendarDay(value.startDate) &&
  isPlanDay(value.startDay) &&
  // What an earlier release stored has no last date.
  (value.endDate === undefined || isCalendarDay(value.endDate));

/** Stores when the cycles of the user's groups began. */
export const rememberCycles = (starts: readonly CycleDates[]): void =>
  knownCycles.set({ userId: sessionHint.get(), starts });

/** Today's day of each cycle of the user's groups that this browser knows, at an instant in epoch milliseconds. */
export function cycleDays(now: number): readonly number[] {
  const { userId, starts } = knownCycles.get();
  if (userId === null || userId !== sessionHint.get()) return [];
  return starts
    .filter((start) => hasCycleBegun(start, now) && isCycleActive(start, now))
    .map((start) => cycleDay(start, now));
}
