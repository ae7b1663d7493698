import { globalDay, nextDayStart } from "@daily-quran/reading-schedule/global-day";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import type { Content } from "../../content/content.ts";
import type { ReadyDocument } from "../../content/ready-document.ts";
import type { WantedEditions } from "../../content/wanted-editions.ts";

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
export function currentReading(
  content: Content,
  now: number,
  wanted?: WantedEditions,
): ScheduledReading {
  return readingOf(content, globalDay(now), { now, wanted });
}

/** What the plan reads on the UTC day after `now`. */
export function tomorrowReading(
  content: Content,
  now: number,
  wanted?: WantedEditions,
): ScheduledReading {
  return readingOf(content, nextPlanDay(globalDay(now)), { now, wanted });
}

/** The 300 days with their status on the UTC day of `now`. */
export function currentSchedule(content: Content, now: number): ScheduledDocument {
  return { document: content.schedule(globalDay(now)), until: nextDayStart(now) };
}

function readingOf(
  content: Content,
  day: number,
  { now, wanted }: { readonly now: number; readonly wanted: WantedEditions | undefined },
): ScheduledReading {
  return { day, document: content.reading(day, wanted), until: nextDayStart(now) };
}
