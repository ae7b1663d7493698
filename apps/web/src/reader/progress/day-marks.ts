import type { Mark } from "@daily-quran/domain/progress/progress";
import {
  type CalendarDay,
  addDays,
  daysBetween,
  laterDay,
} from "@daily-quran/reading-schedule/calendar-day";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import type { Rests } from "@daily-quran/reading-schedule/plans/rest-dates";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { dateOfDay } from "@daily-quran/reading-schedule/streak/date-of-day";
import {
  DAYS_TO_MAKE_UP,
  type ReaderDate,
} from "@daily-quran/reading-schedule/streak/reader-streak";
import { useMemo } from "react";
import { newUuid } from "../../lib/new-uuid.ts";
import { now } from "../clock/clock.ts";
import { cycleDays } from "../day/known-cycles.ts";
import { readerToday, useReaderToday } from "../day/reader-today.ts";
import type { ItemChange } from "./stored-progress.ts";
import { loadedProgress, progress } from "./progress.ts";
import { restsOf } from "./rest-dates.ts";
import { type ItemOf, itemsOfKind, useItems } from "./use-progress.ts";

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
    days.set(value.day, { date: laterDay(date, value.date), ids: [...ids, id] });
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
    rests,
  }: {
    readonly marks: readonly MarkItem[];
    readonly today: ReaderDate;
    /** The day of the plan that the reader is at; the shared one and those of their groups count, too. */
    readonly currentDay: number;
    readonly rests: Rests;
  },
): ItemChange {
  const at = now();
  const days = [currentDay, ...cycleDays(at)];
  // Nothing was missed on a date of rest.
  const isDone = (date: CalendarDay) =>
    marks.some(({ value }) => value.date === date) || rests(date);
  const isShared = day === globalDay(at);
  const date = isShared ? today.date : dateOfDay(day, { date: today.date, days }, isDone);
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

const NONE: ReadonlyMap<number, ReadDay> = new Map();

/** The days of the shared plan that the reader has read in this round; none until they are loaded. */
export const useReadDays = (): ReadonlyMap<number, ReadDay> => useLoadedReadDays() ?? NONE;

/** As useReadDays, undefined until they are loaded. */
export function useLoadedReadDays(): ReadonlyMap<number, ReadDay> | undefined {
  const marks = useItems("mark");
  const today = useReaderToday();
  return useMemo(() => marks && readDaysOf(marks, today), [marks, today]);
}

/** Marks a day as read, or takes its marks back; returns whether it is read now. */
export async function toggleDayMark(day: number, currentDay: number): Promise<boolean> {
  const state = await loadedProgress();
  const today = readerToday();
  const marks = itemsOfKind(state.items, "mark");
  const rests = restsOf(itemsOfKind(state.items, "plan"));
  const read = readDaysOf(marks, today).get(day);
  const changes = read
    ? read.ids.map((id) => ({ kind: "mark" as const, id, value: null }))
    : [markOfDay(day, { marks, today, currentDay, rests })];
  await progress.set(...changes);
  return !read;
}

/** The day of the plan that was read last, and the one after it. */
export interface LastReadDay {
  readonly day: number;
  readonly next: number;
}

/**
 * Where a reader stopped who has read nothing since the day before yesterday or longer; undefined for others,
 * and for one whose next day is the current one anyway.
 */
export function lastReadDay(
  readDays: ReadonlyMap<number, ReadDay>,
  { date: today }: Pick<ReaderDate, "date">,
  currentDay: number,
): LastReadDay | undefined {
  let last: { readonly day: number; readonly date: CalendarDay } | undefined;
  // Of several on one date the one that was marked last.
  for (const [day, { date }] of readDays) if (!last || date >= last.date) last = { day, date };
  if (!last || daysBetween(last.date, today) < 2) return undefined;
  const next = nextPlanDay(last.day);
  return next === currentDay ? undefined : { day: last.day, next };
}
