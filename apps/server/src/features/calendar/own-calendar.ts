import { groupReadingPath, myReading, portionPath } from "@daily-quran/domain/web-paths";
import { countVerses, rangesOfSpan, type VerseSet } from "@daily-quran/quran/verse-spans";
import {
  addDays,
  type CalendarDay,
  daysBetween,
  laterDay,
  utcDay,
} from "@daily-quran/reading-schedule/calendar-day";
import { spanOfDay } from "@daily-quran/reading-schedule/plan";
import { portionSteps } from "@daily-quran/reading-schedule/plans/personal-plan";
import { wholeMinutesOf } from "@daily-quran/reading-schedule/verse-minutes";
import type { Steps } from "@daily-quran/steps/steps";
import { runInSlices } from "../../content/run-in-slices.ts";
import type { Sql } from "../../db/client.ts";
import { hashOfSecret } from "../../request/secret.ts";
import {
  type CycleOfCalendar,
  findCalendarUser,
  listOwnCycles,
  listOwnPlans,
  type OwnPlanOfCalendar,
} from "./own-calendar.sql.ts";
import {
  aboutEvent,
  beginOfEvent,
  calendarHead,
  type CalendarReader,
  END_OF_CALENDAR,
  endOfEvent,
  summaryOfDay,
  titleOf,
} from "./plan-calendar.ts";

/** How many days before today and after it are in a private calendar, which programs read again. */
const DAYS = { before: 7, after: 60 };

interface Asked extends CalendarReader {
  readonly now: number;
  /** A time of each day, `06:30`. */
  readonly alarm?: string | undefined;
}

/** The private calendar of a secret: its owner's plans and cycles; undefined where there is none. */
export async function ownCalendar(
  sql: Sql,
  secret: string,
  asked: Asked,
): Promise<string | undefined> {
  const userId = await findCalendarUser(sql, hashOfSecret(secret));
  if (userId === undefined) return undefined;
  const today = utcDay(asked.now);
  const dates = { from: addDays(today, -DAYS.before), to: addDays(today, DAYS.after) };
  const [plans, cycles] = await Promise.all([
    listOwnPlans(sql, userId),
    listOwnCycles(sql, userId, dates),
  ]);
  return await runInSlices(written({ plans, cycles }, dates, asked));
}

interface Dates {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

function* written(
  {
    plans,
    cycles,
  }: { readonly plans: readonly OwnPlanOfCalendar[]; readonly cycles: readonly CycleOfCalendar[] },
  { from, to }: Dates,
  asked: Asked,
): Steps<string> {
  const { hostname } = new URL(asked.publicUrl);
  const end = endOfEvent(asked.language, asked.alarm);
  const event = (uid: string, date: CalendarDay, of: Event) =>
    `${beginOfEvent(`${uid}@${hostname}`, date)}${aboutEvent({ ...of, count: countVerses(of.verses), minutes: wholeMinutesOf(of.verses) }, asked)}${end}`;
  const lines = [calendarHead(asked, { name: "ownName", page: myReading, refresh: "PT6H" })];
  for (const { id, plan } of plans) {
    for (const { date, verses } of yield* portionSteps(plan)) {
      if (date < from || date > to) continue;
      const summary = `${plan.name}: ${titleOf(verses.flatMap(rangesOfSpan), asked.language)}`;
      lines.push(event(`${id}-${date}`, date, { summary, verses, path: portionPath(id, date) }));
      yield;
    }
  }
  for (const { id, groupId, group, startDate, endDate, startDay } of cycles) {
    const last = endDate < to ? endDate : to;
    for (let date = laterDay(startDate, from); date <= last; date = addDays(date, 1)) {
      const day = startDay + daysBetween(startDate, date);
      const summary = `${group} · ${summaryOfDay(day, asked.language)}`;
      const path = groupReadingPath(day, groupId);
      lines.push(event(`cycle-${id}-${day}`, date, { summary, verses: [spanOfDay(day)], path }));
      yield;
    }
  }
  return [...lines, END_OF_CALENDAR].join("");
}

interface Event {
  readonly summary: string;
  readonly verses: VerseSet;
  readonly path: string;
}
