import { loggedFailures } from "../../lib/failure-log.ts";
import { applyDayOverride, removeDayOverride } from "./day-override.ts";

const helpers = {
  resetToDay1: () => applyDayOverride(1),
  goToDay: (day: number) => applyDayOverride(day),
  resumeNaturalCycling: removeDayOverride,
  failures: loggedFailures,
};

declare global {
  interface Window {
    dailyQuran?: typeof helpers;
  }
}

/** Puts `window.dailyQuran` there: by the browser's console a reader can try any day; it changes their own override alone. */
export function provideDayHelpers(): void {
  window.dailyQuran = helpers;
}
