import { currentDay, isDayOverrideStale } from "@daily-quran/reading-schedule/day-override";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { ownPlanDay, type PlanStart } from "@daily-quran/reading-schedule/own-plan";
import { onReturn } from "../../lib/on-return.ts";
import { writeStored } from "../../lib/storage.ts";
import { createListeners } from "../../lib/store.ts";
import {
  dayOverride,
  planStart,
  ENDED_OWN_DAY,
  removeDayOverride,
  resetDayChooser,
} from "./day-override.ts";

const POLL_MS = 1000;
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
  const now = Date.now();
  const next: ReadersDay =
    plan && override === null
      ? { day: ownPlanDay(now, plan), globalDay: globalDay(now), isOwn: true, hasPlan: true }
      : {
          day: currentDay(now, override ?? undefined),
          globalDay: globalDay(now),
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

/** Calls back every second and on return to the page, so that a sleeping tab catches up. */
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
  const unsubscribe = [dayOverride.subscribe(onChoice), planStart.subscribe(onChoice)];
  const poll = setInterval(check, POLL_MS);
  const leave = onReturn(check);
  return () => {
    isFollowed = false;
    clearTimeout(reload);
    clearInterval(poll);
    unsubscribe.forEach((stop) => stop());
    leave();
  };
}

function readChoices(): void {
  override = dayOverride.get();
  plan = planStart.get();
}

function check(): void {
  const own = dayOverride.get();
  if (own !== null && isDayOverrideStale(Date.now())) {
    writeStored(ENDED_OWN_DAY, own);
    removeDayOverride("clock");
  }
  notify();
}
