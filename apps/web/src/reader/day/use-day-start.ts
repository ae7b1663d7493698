import { useSyncExternalStore } from "react";
import { dayStart, subscribeToClock } from "../clock/clock.ts";

/** The start of the UTC day in epoch milliseconds, by the server's clock; it turns in an open page. */
export const useDayStart = (): number => useSyncExternalStore(subscribeToClock, dayStart, dayStart);
