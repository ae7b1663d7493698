import type { Mark } from "@daily-quran/domain/progress";
import { addDays, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { ReaderDate } from "@daily-quran/reading-schedule/reader-streak";
import { newUuid } from "../../lib/new-uuid.ts";
import type { ItemChange } from "./kept-changes.ts";
import type { ItemOf } from "./use-progress.ts";

/** The plan comes to each day again after 300: a mark from the time before does not count for it any more. */
const DAYS_OF_A_MARK = 250;

/** How long ago a missed reading may be, so that reading it now counts for its own date. */
const DAYS_TO_MAKE_UP = 7;

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
  const date = dateOfDay((currentDay - day + PLAN_DAYS) % PLAN_DAYS, { marks, today });
  const value: Mark = { plan: "daily", day, date, timeZone: today.timeZone };
  return { kind: "mark", id: newUuid(), value };
}

/** A reading that was missed lately counts for its own date, everything else for today. */
function dateOfDay(
  daysAgo: number,
  { marks, today }: { readonly marks: readonly MarkItem[]; readonly today: ReaderDate },
): CalendarDay {
  if (daysAgo === 0 || daysAgo > DAYS_TO_MAKE_UP) return today.date;
  const date = addDays(today.date, -daysAgo);
  return marks.some(({ value }) => value.date === date) ? today.date : date;
}
