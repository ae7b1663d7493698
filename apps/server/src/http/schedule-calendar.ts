import { scheduleCalendar } from "@daily-quran/domain/calendar-path";
import { DomainError } from "@daily-quran/domain/errors";
import { LANGUAGES } from "@daily-quran/domain/language";
import { type CalendarDay, isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { FastifyInstance } from "fastify";
import type { Content } from "../content/content.ts";
import { prepareDocument } from "../content/ready-document.ts";
import { planCalendar } from "../features/calendar/plan-calendar.ts";
import { SHARED } from "./cors.ts";
import { sendDocument } from "./send-document.ts";

const CALENDAR_TYPE = "text/calendar; charset=utf-8";
const A_DAY = "public, max-age=86400";
// A calendar program may be waiting, and asks seldom.
const QUALITY = 6;

interface CalendarSource {
  readonly content: Content;
  readonly publicUrl: string;
}

/** Serves the plan as iCalendar; it is no JSON, so it is not in the table of REST routes. */
export function serveScheduleCalendar(
  app: FastifyInstance,
  { content, publicUrl }: CalendarSource,
): void {
  app.get(scheduleCalendar, async (request, reply) => {
    const { start, language = "en" } = request.query as Record<string, unknown>;
    const known = LANGUAGES.find((one) => one === language);
    if (!known) throw new DomainError("INVALID_INPUT", "`language` must be en or bn.");
    if (start !== undefined && !isStart(start))
      throw new DomainError(
        "INVALID_INPUT",
        "`start` must be a date from 2000 to 2100, such as 2026-01-31.",
      );
    const key = JSON.stringify(["calendar", known, start]);
    const document = await content.derived(key, (source) => {
      // Statuses are not in it, so any day does.
      const plan = source.parseSchedule(1);
      const calendar = planCalendar(plan, { language: known, publicUrl, start });
      return prepareDocument(calendar, CALENDAR_TYPE, QUALITY);
    });
    reply.headers({ ...SHARED, "content-disposition": 'inline; filename="daily-quran.ics"' });
    return sendDocument(request, reply, { document, cacheControl: A_DAY });
  });
}

const isStart = (value: unknown): value is CalendarDay =>
  typeof value === "string" && isCalendarDay(value) && /^20\d\d|^2100/.test(value);
