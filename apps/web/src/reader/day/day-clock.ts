import { currentDay, isDayOverrideStale } from "@daily-quran/reading-schedule/day-override";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { cycleDay, isCycleActive } from "@daily-quran/reading-schedule/cycle-day";
import { ownPlanDay } from "@daily-quran/reading-schedule/own-plan";
import { now, subscribeToClock } from "../clock/clock.ts";
import { sessionHint } from "../server/session-hint.ts";
import { writeStored } from "../../lib/storage/storage.ts";
import { createListeners } from "../../lib/storage/store.ts";
import {
  dayOverride,
  homeChoice,
  type HomeChoice,
  type HomeGroup,
  ENDED_OWN_DAY,
  removeDayOverride,
  resetDayChooser,
} from "./day-override.ts";

const OVERRIDE_RELOAD_MS = 500;

export interface ReadersDay {
  /** The reader's current day. */
  readonly day: number;
  /** The shared day. */
  readonly globalDay: number;
  /** Whether `day` is the reader's own choice. */
  readonly isOwn: boolean;
  /** Whether it goes on by itself, by what the reader chose for home. */
  readonly hasPlan?: true;
  /** Whose cycle it is the day of. */
  readonly group?: HomeGroup;
}

const { subscribe, notify } = createListeners(start);
let isFollowed = false;
let override: number | null = null;
let choice: HomeChoice | null = null;
let known: ReadersDay | undefined;

/** The reader's day now; the same object while nothing changes. */
export function readersDay(): ReadersDay {
  if (!isFollowed) readChoices();
  const at = now();
  const shared = globalDay(at);
  const next: ReadersDay =
    override === null
      ? { day: shared, globalDay: shared, isOwn: false, ...chosenDay(at) }
      : { day: currentDay(at, override), globalDay: shared, isOwn: true };
  if (!known || JSON.stringify(known) !== JSON.stringify(next)) known = next;
  return known;
}

/** Today's day of the days that the reader chose for home; a cycle that is over, or of who left, has none. */
function chosenDay(
  at: number,
): Pick<ReadersDay, "day" | "isOwn" | "hasPlan" | "group"> | undefined {
  if (choice === null || "plan" in choice) return undefined;
  const { day, since, group } = choice;
  if (!group) return { day: ownPlanDay(at, { day, since }), isOwn: true, hasPlan: true };
  const cycle = { startDate: since, startDay: day };
  if (sessionHint.get() === null || !isCycleActive(cycle, at)) return undefined;
  return { day: cycleDay(cycle, at), isOwn: true, hasPlan: true, group };
}

/** Calls back with the clock, and when the reader has chosen another day. */
export const subscribeToDay = subscribe;

function start(): () => void {
  isFollowed = true;
  readChoices();
  let reload: ReturnType<typeof setTimeout> | undefined;
  const onChoice = () => {
    clearTimeout(reload);
    reload = setTimeout(() => {
      readChoices();
      notify();
      resetDayChooser();
    }, OVERRIDE_RELOAD_MS);
  };
  const unsubscribe = [
    dayOverride.subscribe(onChoice),
    homeChoice.subscribe(onChoice),
    subscribeToClock(check),
  ];
  return () => {
    isFollowed = false;
    clearTimeout(reload);
    unsubscribe.forEach((stop) => stop());
  };
}

function readChoices(): void {
  override = dayOverride.get();
  choice = homeChoice.get();
}

function check(): void {
  const own = dayOverride.get();
  if (own !== null && isDayOverrideStale(now())) {
    writeStored(ENDED_OWN_DAY, own);
    removeDayOverride("clock");
  }
  notify();
}
