import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { localTime } from "@daily-quran/reading-schedule/local-time";
import type { ReaderDate } from "@daily-quran/reading-schedule/streak/reader-streak";
import { useMemo, useSyncExternalStore } from "react";
import { deviceZone } from "../../texts/device-zone.ts";
import { now, subscribeToClock } from "../clock/clock.ts";

/** The date in the reader's own time zone, by the server's clock. */
export function readerToday(): ReaderDate {
  const timeZone = deviceZone();
  return { date: utcDay(localTime(now(), timeZone)), timeZone };
}

/** The reader's own date; it turns in an open page. */
export function useReaderToday(): ReaderDate {
  const text = useSyncExternalStore(subscribeToClock, snapshot, snapshot);
  return useMemo(() => JSON.parse(text) as ReaderDate, [text]);
}

const snapshot = () => JSON.stringify(readerToday());
