import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { localTime } from "@daily-quran/reading-schedule/local-time";
import type { ReaderDate } from "@daily-quran/reading-schedule/reader-streak";
import type { ProgressState } from "./progress-state.ts";

/** The date in the reader's own time zone, by the server's clock as far as it is known. */
export function readerToday(state: Pick<ProgressState, "skew"> | undefined): ReaderDate {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { date: utcDay(localTime(Date.now() + (state?.skew ?? 0), timeZone)), timeZone };
}
