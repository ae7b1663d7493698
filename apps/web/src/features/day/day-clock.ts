import { currentDay, isDayOverrideStale } from "@daily-quran/reading-schedule/day-override";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { ownPlanDay, type PlanStart } from "@daily-quran/reading-schedule/own-plan";
import { now, subscribeToClock } from "../../reader/day/clock.ts";
import { writeStored } from "../../lib/storage/storage.ts";
import { createListeners } from "../../lib/storage/store.ts";
import {
  dayOverride,
  planStart,
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
  /** Whether it goes on by itself, by the reader's own plan. */
  readonly hasPlan?: true;
}

const { subscribe, notify } = createListeners(start);
let isFollowed = false;
let override: number | null = null;
let plan: PlanStart | null = null;
let known: ReadersDay | undefined;

/** The reader's day now; the same object while nothing changes. */
export function readersDay(): ReadersDay {
  if (!isFollowed) readChoices();
  const at = now();
  const next: ReadersDay =
    plan && override === null
      ? { day: ownPlanDay(at, plan), globalDay: globalDay(at), isOwn: true, hasPlan: true }
      : {
          day: currentDay(at, override ?? undefined),
          globalDay: globalDay(at),
          isOwn: override !== null,
        };
  const isSame =
    known?.day === next.day &&
    known.globalDay === next.globalDay &&
    known.isOwn === next.isOwn &&
    known.hasPlan === next.hasPlan;
  if (!known || !isSame) known = next;
  return known;
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
    planStart.subscribe(onChoice),
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
  plan = planStart.get();
}

function check(): void {
  const own = dayOverride.get();
  if (own !== null && isDayOverrideStale(now())) {
    writeStored(ENDED_OWN_DAY, own);
    removeDayOverride("clock");
  }
  notify();
}
