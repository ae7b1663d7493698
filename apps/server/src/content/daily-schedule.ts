import { Plan, type Schedule } from "@daily-quran/domain/reading";
import { dayStatus } from "@daily-quran/reading-schedule/global-day";
import { documentCache } from "./document-cache.ts";
import { JSON_TYPE, parseDocument, prepareDocument, type ReadyDocument } from "./ready-document.ts";

// A day's schedule is about 60 KB in its three encodings, and clients request only today's.
const MAX_BYTES = 256 * 1024;

// A user waits for the first one of a day.
const QUALITY = 8;

/** The schedule with the statuses of a day of the plan. */
export interface DailySchedule {
  /** A promise only at a day's first call, then cached. */
  readonly schedule: (day: number) => ReadyDocument | Promise<ReadyDocument>;
  readonly parseSchedule: (day: number) => Schedule;
}

/** The schedule of each day, made lazily and cached. */
export function dailySchedule(planDocument: ReadyDocument): DailySchedule {
  const plan = Plan.parse(parseDocument(planDocument));
  const cache = documentCache(MAX_BYTES);
  const scheduleOn = (today: number): Schedule =>
    plan.map((entry) => ({ ...entry, status: dayStatus(entry.day, today) }));
  return {
    parseSchedule: scheduleOn,
    schedule: (today) =>
      cache.get(String(today), () =>
        prepareDocument(JSON.stringify(scheduleOn(today)), JSON_TYPE, QUALITY),
      ),
  };
}
