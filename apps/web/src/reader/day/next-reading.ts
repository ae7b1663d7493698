import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { dayStart, now } from "../clock/clock.ts";

let demoTurn: number | undefined;

/** In demo mode: when its next day begins, by the device's clock; undefined when it ends. */
export const countDownTo = (at: number | undefined): void => void (demoTurn = at);

/** How long it is until the next reading begins, in milliseconds: at 00:00 UTC, or with demo mode's next day. */
export const untilNextReading = (): number =>
  demoTurn === undefined ? dayStart() + DAY_MS - now() : Math.max(0, demoTurn - Date.now());
