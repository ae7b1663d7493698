import { globalDay, nextDayStart } from "@daily-quran/reading-schedule/global-day";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import type { Content } from "../../content/content.ts";
import type { ReadyDocument } from "../../content/ready-document.ts";

/** A document that is right only until `until` (epoch milliseconds, the next 00:00 UTC). */
export interface ScheduledDocument {
  readonly document: ReadyDocument | Promise<ReadyDocument>;
  readonly until: number;
}

/** A reading that is today's or tomorrow's. */
export interface ScheduledReading extends ScheduledDocument {
  readonly day: number;
}

/** What the plan reads on the UTC day of `now`. */
export function currentReading(content: Content, now: number): ScheduledReading {
  return scheduledReading(content, globalDay(now), now);
}

/** What the plan reads on the UTC day after `now`. */
export function tomorrowReading(content: Content, now: number): ScheduledReading {
  return scheduledReading(content, nextPlanDay(globalDay(now)), now);
}

/** The 300 days with their status on the UTC day of `now`. */
export function currentSchedule(content: Content, now: number): ScheduledDocument {
  return { document: content.schedule(globalDay(now)), until: nextDayStart(now) };
}

function scheduledReading(content: Content, day: number, now: number): ScheduledReading {
  return { day, document: content.reading(day), until: nextDayStart(now) };
}
