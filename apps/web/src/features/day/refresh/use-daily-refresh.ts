import { addDays, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { useEffect, useEffectEvent } from "react";
import { now } from "../../../reader/clock/clock.ts";
import { onReturn } from "../../../lib/on-return.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { decideRefresh, lastRefreshDay } from "./last-refresh.ts";

const STATUS_MS = 60_000;

interface DailyRefreshHandlers {
  readonly refresh: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Refreshes once per local day from 17:00 on. Checked at start, every minute and on return to the page, so
 * that a device that slept catches up and a failed refresh is retried.
 */
export function useDailyRefresh({ refresh, onError }: DailyRefreshHandlers): void {
  const run = useEffectEvent(async (day: CalendarDay) => {
    try {
      await refresh();
      lastRefreshDay.set(day);
    } catch (error) {
      onError(error);
    }
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running: Promise<void> | undefined;
    const check = () => {
      clearTimeout(timer);
      const { kind, day, nextAt } = decideRefresh();
      if (kind === "refresh") running ??= run(day).finally(() => (running = undefined));
      timer = setTimeout(check, Math.min(nextAt - now(), STATUS_MS));
    };
    // Finding the time zone is slow, so it is not done while the page hydrates.
    const cancel = whenIdle(() => {
      countFirstVisit();
      check();
    });
    const leave = onReturn(check);
    return () => {
      cancel();
      clearTimeout(timer);
      leave();
    };
  }, []);
}

/** What a first visit shows has just come, and nothing older is kept: the next 17:00 is the first. */
function countFirstVisit(): void {
  if (lastRefreshDay.get() !== null) return;
  const { kind, day } = decideRefresh();
  lastRefreshDay.set(kind === "refresh" ? day : addDays(day, -1));
}
