import * as apiPaths from "@daily-quran/domain/api-paths";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { globalDay, nextDayStart } from "@daily-quran/reading-schedule/global-day";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { onReturn } from "../../lib/on-return.ts";
import { createListeners } from "../../lib/storage/store.ts";
import { storedOffset } from "./stored-offset.ts";

const POLL_MS = 1000;
const TIMEOUT_MS = 5000;
/** Of an answer that took longer nobody knows when the server gave it: the device may have slept. */
const MAX_WAY_MS = 10_000;
/** A header has whole seconds. */
const HEADER_MS = 1000;

const { subscribe, notify } = createListeners(start);
/** The server's clock is between so many milliseconds ahead of the device's. */
let bounds: { readonly least: number; readonly most: number } | undefined;
/** While the server is asked, as the document's day is not the device's: the document's is taken. */
let assumed: number | undefined;

/** The offset that answers have shown, in milliseconds that the server is ahead; undefined before the first. */
export const learnedOffset = (): number | undefined => bounds?.least;

/** The time by the server's clock as far as it is known, never ahead of it, in epoch milliseconds. */
export const now = (): number =>
  Date.now() + (bounds?.least ?? assumed ?? storedOffset.get()?.offset ?? 0);

/** On the server: the instant for which a page is rendered, in epoch milliseconds. */
export const renderAt = (at: number): void => {
  assumed = at - Date.now();
};

/** The start of the UTC day that it is, in epoch milliseconds. */
export const dayStart = (): number => nextDayStart(now()) - DAY_MS;

/** Calls back every second, at the turn of the day, on return to the page, and when the time is corrected. */
export const subscribeToClock = subscribe;

function start(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    notify();
    timer = setTimeout(tick, Math.min(POLL_MS, dayStart() + DAY_MS - now()));
  };
  timer = setTimeout(tick, Math.min(POLL_MS, dayStart() + DAY_MS - now()));
  const leave = onReturn(notify);
  return () => {
    clearTimeout(timer);
    leave();
  };
}

/** Begins with the day of the document, and asks the server at once where the device has another one. */
export function startClock(documentDay: number): void {
  const days = documentDay - globalDay(now());
  const settle = () => {
    assumed = undefined;
    document.documentElement.removeAttribute("data-past-day");
    notify();
  };
  if (days === 0) return settle();
  // The nearest date of that day: the plan comes to it again every 300.
  const nearest = ((days + PLAN_DAYS * 1.5) % PLAN_DAYS) - PLAN_DAYS / 2;
  assumed = now() - Date.now() + nearest * DAY_MS;
  void askTime().finally(settle);
}

/** Asks the server for the time. */
export async function askTime(): Promise<void> {
  const sentAt = Date.now();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // Without an answer the device's clock is all there is.
  const response = await fetch(apiPaths.health, {
    cache: "no-store",
    credentials: "omit",
    signal,
  }).catch(() => undefined);
  if (response?.headers.get("content-type")?.includes("json")) learnTime(response, sentAt);
}

/**
 * Learns the time from an answer that no cache may keep: the date of a cached one says nothing. `sentAt` is
 * when it was asked for, by the device's clock.
 */
export function learnTime({ headers }: Response, sentAt: number): void {
  const date = Date.parse(headers.get("date") ?? "");
  const at = Date.now();
  const isFresh = headers.get("cache-control")?.includes("no-store") ?? false;
  if (!isFresh || Number.isNaN(date) || at < sentAt || at - sentAt > MAX_WAY_MS) return;
  const [least, most] = [date - at, date + HEADER_MS - sentAt];
  const agree = bounds && least <= bounds.most && bounds.least <= most;
  bounds =
    bounds && agree
      ? { least: Math.max(least, bounds.least), most: Math.min(most, bounds.most) }
      : { least, most };
  storedOffset.set({ offset: bounds.least, at });
  if (!agree) notify();
}
