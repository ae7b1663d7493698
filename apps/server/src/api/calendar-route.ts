import * as apiPaths from "@daily-quran/domain/api-paths";
import { DEFAULT_LANGUAGE } from "@daily-quran/domain/language";
import { QuizLanguage } from "@daily-quran/domain/quiz";
import { type CalendarDay, isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { inOneGo } from "@daily-quran/steps/steps";
import { z } from "zod";
import { cacheFor } from "../content/cache-for.ts";
import type { Content } from "../content/content.ts";
import { prepareDocument } from "../content/ready-document.ts";
import { inOwnTurn, runInSlices } from "../content/run-in-slices.ts";
import {
  type CalendarReader,
  planCalendar,
  type WriteCalendar,
} from "../features/calendar/plan-calendar.ts";
import { documentRoute } from "./route/declare-route.ts";

const CALENDAR_TYPE = "text/calendar";
const A_DAY = "public, max-age=86400";
// A calendar program may be waiting, and asks seldom.
const QUALITY = 6;

const isStart = (value: string): value is CalendarDay =>
  isCalendarDay(value) && /^20\d\d|^2100/.test(value);

const StartDay = z
  .string()
  .refine(isStart, { error: "A date from 2000 to 2100, such as 2026-01-31." })
  .meta({ format: "date", example: "2026-01-31" });

const TimeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "A time from 00:00 to 23:59, such as 06:30.")
  .meta({ example: "06:30" });

/** The plan as a calendar that programs subscribe to. */
export const calendarRoute = documentRoute({
  path: apiPaths.scheduleCalendar,
  operationId: "getScheduleCalendar",
  cost: "document",
  summary: `The ${PLAN_DAYS}-day schedule as iCalendar`,
  description: `An event for each day of the plan, for subscribing to it in a calendar program: \`webcal:\` and this address. The shared plan begins again after ${PLAN_DAYS} days.`,
  query: z.object({
    start: StartDay.optional(),
    language: QuizLanguage.default(DEFAULT_LANGUAGE),
    alarm: TimeOfDay.optional(),
  }),
  response: z.string(),
  contentType: CALENDAR_TYPE,
  exampleOf: calendarExample,
  find: ({ content, site: { publicUrl }, inTurn }, { start, language, alarm }) => ({
    document: content.derived(
      JSON.stringify(["calendar", language, start, alarm]),
      async (source) => {
        const write = await calendarOf(source, { language, publicUrl });
        const calendar = await inOwnTurn(() => write(start, alarm));
        return await prepareDocument(calendar, `${CALENDAR_TYPE}; charset=utf-8`, QUALITY);
      },
      inTurn,
    ),
    cacheControl: A_DAY,
    fileName: "daily-quran.ics",
  }),
});

const writersOf = cacheFor<Content, Map<string, Promise<WriteCalendar>>>(() => new Map());

/** What writes the calendars of a content. */
function calendarOf(content: Content, reader: CalendarReader): Promise<WriteCalendar> {
  const known = writersOf(content);
  const key = JSON.stringify(reader);
  // Statuses are not in it, so any day does.
  const writer = known.get(key) ?? runInSlices(planCalendar(content.parseSchedule(1), reader));
  known.set(key, writer);
  return writer;
}

/** A calendar of the plan's first day alone. */
function calendarExample(content: Content): string {
  const plan = content.parseSchedule(1).slice(0, 1);
  const reader = { language: "en", publicUrl: "https://quran.example" } as const;
  return inOneGo(planCalendar(plan, reader))(undefined);
}
