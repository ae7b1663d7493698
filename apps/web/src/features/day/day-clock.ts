import { currentDay, isDayOverrideStale } from "@daily-quran/reading-schedule/day-override";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { onReturn } from "../../lib/on-return.ts";
import { writeStored } from "../../lib/storage.ts";
import { createListeners } from "../../lib/store.ts";
import { dayOverride, ENDED_OWN_DAY, removeDayOverride, resetDayChooser } from "./day-override.ts";

const POLL_MS = 1000;
const OVERRIDE_RELOAD_MS = 500;

export interface ReadersDay {
  /** The reader's current day. */
  readonly day: number;
  /** The shared day. */
  readonly globalDay: number;
  /** Whether `day` is the reader's own choice. */
  readonly isOwn: boolean;
}

const { subscribe, notify } = createListeners(start);
let isFollowed = false;
let override: number | null = null;
let known: ReadersDay | undefined;

/** The reader's day now; the same object while nothing changes. */
export function readersDay(): ReadersDay {
  if (!isFollowed) override = dayOverride.get();
  const now = Date.now();
  const day = currentDay(now, override ?? undefined);
  const next = { day, globalDay: globalDay(now), isOwn: override !== null };
  const isSame =
    known?.day === next.day && known.globalDay === next.globalDay && known.isOwn === next.isOwn;
  if (!known || !isSame) known = next;
  return known;
}

/** Calls back every second and on return to the page, so that a sleeping tab catches up. */
export const subscribeToDay = subscribe;

function start(): () => void {
  isFollowed = true;
  override = dayOverride.get();
  let reload: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = dayOverride.subscribe(() => {
    clearTimeout(reload);
    reload = setTimeout(() => {
      override = dayOverride.get();
      notify();
      resetDayChooser();
    }, OVERRIDE_RELOAD_MS);
  });
  const poll = setInterval(check, POLL_MS);
  const leave = onReturn(check);
  return () => {
    isFollowed = false;
    clearTimeout(reload);
    clearInterval(poll);
    unsubscribe();
    leave();
  };
}

function check(): void {
  const own = dayOverride.get();
  if (own !== null && isDayOverrideStale(Date.now())) {
    writeStored(ENDED_OWN_DAY, own);
    removeDayOverride("clock");
  }
  notify();
}
