import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { useEffect } from "react";
import { countDownTo } from "../../reader/day/next-reading.ts";
import { applyDayOverride } from "../../reader/day/day-override.ts";

const DEMO_DAY_MS = 10 * 60_000;

/** In demo mode the day starts at 1 and advances every 10 minutes. */
export function useDemoDays(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let day = 1;
    applyDayOverride(day);
    countDownTo(Date.now() + DEMO_DAY_MS);
    const timer = setInterval(() => {
      day = nextPlanDay(day);
      applyDayOverride(day, "clock");
      countDownTo(Date.now() + DEMO_DAY_MS);
    }, DEMO_DAY_MS);
    return () => {
      clearInterval(timer);
      countDownTo(undefined);
    };
  }, [isOn]);
}
