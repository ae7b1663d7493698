import { use, useEffect, useEffectEvent, useRef } from "react";
import { RenderedDayContext } from "../../reader/day/rendered-day.ts";
import { readersDay, subscribeToDay } from "../../reader/day/day-clock.ts";

/** Calls back when the plan's day changes, and at once if the document shows an older one. */
export function useDayChange(onChange: (day: number) => void): void {
  const last = useRef(use(RenderedDayContext));
  const follow = useEffectEvent(() => {
    const { globalDay } = readersDay();
    const isChanged = last.current !== null && last.current !== globalDay;
    last.current = globalDay;
    if (isChanged) onChange(globalDay);
  });
  useEffect(() => {
    const onTick = () => follow();
    const leave = subscribeToDay(onTick);
    onTick();
    return leave;
  }, []);
}
