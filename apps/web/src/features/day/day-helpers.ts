import { loggedFailures } from "../../lib/failure-log.ts";
import { applyDayOverride, removeDayOverride } from "../../reader/day/day-override.ts";

const helpers = {
  resetToDay1: () => applyDayOverride(1),
  goToDay: (day: number) => applyDayOverride(day),
  resumeNaturalCycling: () => removeDayOverride(),
  failures: loggedFailures,
};

declare global {
  interface Window {
    dailyQuran?: typeof helpers;
  }
}

/**
 * Defines `window.dailyQuran`, so that a reader can try any day in the console; it sets only their override.
 */
export function provideDayHelpers(): void {
  window.dailyQuran = helpers;
}
