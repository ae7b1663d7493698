import type { Mark } from "@daily-quran/domain/progress/progress";
import { addDays, type CalendarDay, daysBetween } from "@daily-quran/reading-schedule/calendar-day";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import {
  DAYS_TO_MAKE_UP,
  type ReaderDate,
} from "@daily-quran/reading-schedule/streak/reader-streak";
import { newUuid } from "../../lib/new-uuid.ts";
import type { ItemChange } from "./kept-changes.ts";
import type { ItemOf } from "./use-progress.ts";

/** The plan comes to each day again after 300: a mark from the time before does not count for it any more. */
const DAYS_OF_A_MARK = 250;

type MarkItem = ItemOf<"mark">;

/** A day of the shared plan that was read: for which date, and the marks that say so. */
export interface ReadDay {
  readonly date: CalendarDay;
  readonly ids: readonly string[];
}

/** The days of the shared plan that were read in this round, by their number. */
export function readDaysOf(
  marks: readonly MarkItem[],
  { date: today }: Pick<ReaderDate, "date">,
): ReadonlyMap<number, ReadDay> {
  const after = addDays(today, -DAYS_OF_A_MARK);
  const days = new Map<number, ReadDay>();
  for (const { id, value } of marks) {
    if (value.day === undefined || value.date <= after) continue;
    const { date = value.date, ids = [] } = days.get(value.day) ?? {};
    days.set(value.day, { date: date < value.date ? value.date : date, ids: [...ids, id] });
  }
  return days;
}

/** The mark of a day of the shared plan, with a new id. */
export function markOfDay(
  day: number,
  {
    marks,
    today,
    currentDay,
  }: {
    readonly marks: readonly MarkItem[];
    readonly today: ReaderDate;
    /** The day of the plan that the reader is at. */
    readonly currentDay: number;
  },
): ItemChange {
  const planned = addDays(today.date, -((currentDay - day + PLAN_DAYS) % PLAN_DAYS));
  const date = dateThatCounts(planned, { marks, today });
  const value: Mark = { plan: "daily", day, date, timeZone: today.timeZone };
  return { kind: "mark", id: newUuid(), value };
}

/** The date that a reading of a planned date counts for: its own if it was missed lately, else today. */
export function dateThatCounts(
  planned: CalendarDay,
  {
    marks,
    today,
  }: { readonly marks: readonly MarkItem[]; readonly today: Pick<ReaderDate, "date"> },
): CalendarDay {
  const daysAgo = daysBetween(planned, today.date);
  const isLate = daysAgo > 0 && daysAgo <= DAYS_TO_MAKE_UP;
  return isLate && marks.every(({ value }) => value.date !== planned) ? planned : today.date;
}
