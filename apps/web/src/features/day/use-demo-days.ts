import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { useEffect } from "react";
import { applyDayOverride } from "./day-override.ts";

const DEMO_DAY_MS = 10 * 60_000;

/** In demo mode the day starts at 1 and advances every 10 minutes. */
export function useDemoDays(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let day = 1;
    applyDayOverride(day);
    const timer = setInterval(() => {
      day = nextPlanDay(day);
      applyDayOverride(day, "clock");
    }, DEMO_DAY_MS);
    return () => clearInterval(timer);
  }, [isOn]);
}
