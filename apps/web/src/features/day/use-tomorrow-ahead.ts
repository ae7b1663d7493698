import { globalDay, nextDayStart } from "@daily-quran/reading-schedule/global-day";
import { useEffect, useEffectEvent } from "react";
import { now } from "../../reader/clock/clock.ts";
import { onReturn } from "../../lib/on-return.ts";

/** Late, since most readers leave earlier; spread over minutes, to avoid a request spike. */
const AHEAD_MS = 10 * 60_000;
const CHECK_MS = 60_000;

/** Calls once in the last ten minutes before 00:00 UTC, with the next day. */
export function useTomorrowAhead(fetchAhead: (day: number) => void): void {
  const fetchDay = useEffectEvent(fetchAhead);
  useEffect(() => {
    let fetchedFor = 0;
    const check = () => {
      const midnight = nextDayStart(now());
      if (midnight - now() > AHEAD_MS || midnight === fetchedFor) return;
      fetchedFor = midnight;
      fetchDay(globalDay(midnight));
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    const leave = onReturn(check);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, []);
}
