import { createListeners } from "../../lib/storage/store.ts";
import { type ReadersDay, readersDay, subscribeToDay } from "../../reader/day/day-clock.ts";
import { dayChooser, resetDayChooser } from "../../reader/day/day-override.ts";

const SIGNS_OF_READING = ["pointerdown", "keydown", "scroll"];

const { subscribe, notify } = createListeners(start);
const keepers = new Set<() => boolean>();
let shown: ReadersDay | undefined;
let isTouched = false;

/**
 * The day whose reading is shown: the reader's day, but the day before while its text is being read, until
 * its reader goes on. The same object while nothing changes.
 */
export function shownDay(): ReadersDay {
  const now = readersDay();
  const isKept = shown && shown.day !== now.day && isBeingRead() && dayChooser() === "clock";
  if (!shown || !isKept) shown = now;
  return shown;
}

export const subscribeToShownDay = subscribe;

/** Shows the reader's day. */
export function goOn(): void {
  isTouched = false;
  shown = readersDay();
  notify();
}

/** Keeps the shown day as long as `isNeeded`, as while it is recited. */
export function keepDayWhile(isNeeded: () => boolean): () => void {
  keepers.add(isNeeded);
  return () => keepers.delete(isNeeded);
}

const isBeingRead = () => isTouched || [...keepers].some((isNeeded) => isNeeded());

/** Opening a page with a reading shows the reader's day; what happens from then on is a sign of reading. */
function start(): () => void {
  forget();
  for (const sign of SIGNS_OF_READING) window.addEventListener(sign, touch, { capture: true });
  const leave = subscribeToDay(notify);
  return () => {
    for (const sign of SIGNS_OF_READING) window.removeEventListener(sign, touch, { capture: true });
    leave();
    forget();
  };
}

function touch(): void {
  isTouched = true;
}

function forget(): void {
  shown = undefined;
  isTouched = false;
  resetDayChooser();
}
