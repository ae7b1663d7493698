import { addressIn, type ReaderLanguage } from "@daily-quran/domain/language";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { schedule, scheduleDayPath } from "@daily-quran/domain/web-paths";
import { SURAH_NAMES } from "@daily-quran/quran/surah-names";
import type { VerseRange } from "@daily-quran/quran/verse-range";
import { addDays, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { readingTitle } from "@daily-quran/reading-schedule/reading-title";
import type { Steps } from "@daily-quran/steps/steps";
import { translator } from "../../texts/translate.ts";
import { writeLines } from "./icalendar.ts";

const translate = translator("calendar");

/** The date of day 1 of the shared plan. */
const PLAN_START: CalendarDay = "2025-04-10";

/** Whom a calendar of the plan is made for. */
export interface CalendarReader {
  readonly language: ReaderLanguage;
  readonly publicUrl: string;
}

/**
 * Writes the plan as iCalendar (RFC 5545), an event for each day, for the whole day. `start` is the date of day 1;
 * without it the shared plan, which begins anew after 300 days. `alarm` is a time of each day, `06:30`.
 */
export type WriteCalendar = (start: CalendarDay | undefined, alarm?: string) => string;

/** What writes calendars of the plan. What has no date in them is written once, in steps, as it takes 40 ms. */
export function* planCalendar(
  plan: readonly ScheduleEntry[],
  of: CalendarReader,
): Steps<WriteCalendar> {
  const { hostname } = new URL(of.publicUrl);
  const head = calendarHead(of, { name: "name", page: schedule, refresh: "P7D" });
  const events: { day: number; about: string }[] = [];
  for (const entry of plan) {
    events.push({ day: entry.day, about: about(entry, of) });
    yield;
  }
  return (start, alarm) => {
    const owner = start === undefined ? "" : `-${start}`;
    const repeated = start === undefined ? REPEATED : "";
    const end = endOfEvent(of.language, alarm);
    let date = start ?? PLAN_START;
    const written = events.map(({ day, about: rest }) => {
      const begin = beginOfEvent(`day-${day}${owner}@${hostname}`, date);
      date = addDays(date, 1);
      return `${begin}${repeated}${rest}${end}`;
    });
    return `${head}${written.join("")}${END_OF_CALENDAR}`;
  };
}

/** The lines before the events: the calendar's name, its page, and how often it may have changed. */
export function calendarHead(
  { language, publicUrl }: CalendarReader,
  { name, page, refresh }: { name: "name" | "ownName"; page: string; refresh: string },
): string {
  const text = translate(language, name);
  return writeLines([
    ["BEGIN", { raw: "VCALENDAR" }],
    ["VERSION", { raw: "2.0" }],
    ["PRODID", { text: "-//Daily Quran Reading//Plan//EN" }],
    ["CALSCALE", { raw: "GREGORIAN" }],
    ["NAME", { text }],
    ["X-WR-CALNAME", { text }],
    ["REFRESH-INTERVAL;VALUE=DURATION", { raw: refresh }],
    ["X-PUBLISHED-TTL", { raw: refresh }],
    ["URL", { raw: new URL(addressIn(language, page), publicUrl).href }],
  ]);
}

/** The line after the events. */
export const END_OF_CALENDAR = writeLines([["END", { raw: "VCALENDAR" }]]);

const BEGIN = writeLines([["BEGIN", { raw: "VEVENT" }]]);
const END = writeLines([["END", { raw: "VEVENT" }]]);
const REPEATED = writeLines([["RRULE", { raw: `FREQ=DAILY;INTERVAL=${PLAN_DAYS}` }]]);

/** The plan does not change: neither does the time that its events were written. */
const STAMP = writeLines([["DTSTAMP", { raw: "20250410T000000Z" }]]);

/** The first lines of an event of a whole day. */
export function beginOfEvent(uid: string, date: CalendarDay): string {
  const [from, to] = [date, addDays(date, 1)].map((day) => day.replaceAll("-", ""));
  return `${BEGIN}${writeLines([["UID", { text: uid }]])}${STAMP}DTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\n`;
}

/** The last lines of an event, with an alarm at a time of its day, where the calendar is. */
export function endOfEvent(language: ReaderLanguage, alarm: string | undefined): string {
  if (alarm === undefined) return END;
  const [hours = 0, minutes = 0] = alarm.split(":").map(Number);
  const rings = writeLines([
    ["BEGIN", { raw: "VALARM" }],
    ["ACTION", { raw: "DISPLAY" }],
    ["DESCRIPTION", { text: translate(language, "name") }],
    ["TRIGGER", { raw: `PT${hours}H${minutes}M` }],
    ["END", { raw: "VALARM" }],
  ]);
  return `${rings}${END}`;
}

/** What is read, how much it is, and where. */
interface EventText {
  readonly summary: string;
  readonly count: number;
  readonly minutes: number;
  readonly path: string;
}

/** The lines of an event that have no date in them. */
export function aboutEvent(
  { summary, count, minutes, path }: EventText,
  { language, publicUrl }: CalendarReader,
): string {
  const { href } = new URL(addressIn(language, path), publicUrl);
  return writeLines([
    ["SUMMARY", { text: summary }],
    ["DESCRIPTION", { text: `${translate(language, "about", { count, minutes })}\n${href}` }],
    ["URL", { raw: href }],
    // It takes none of the day.
    ["TRANSP", { raw: "TRANSPARENT" }],
  ]);
}

function about(entry: ScheduleEntry, reader: CalendarReader): string {
  const { day, verseCount: count, minutes } = entry;
  const summary = summaryOfDay(day, reader.language);
  return aboutEvent({ summary, count, minutes, path: scheduleDayPath(day) }, reader);
}

/** `Day 1: Al-Fatiha/Al-Baqarah`. */
export const summaryOfDay = (day: number, language: ReaderLanguage): string =>
  translate(language, "summary", { day, title: titleOf(rangesOfDay(day), language) });

/** The title of verses in a language. */
export function titleOf(ranges: readonly VerseRange[], language: ReaderLanguage): string {
  const digits = new Intl.NumberFormat(language, { useGrouping: false });
  const title = readingTitle(ranges, (surah) => SURAH_NAMES[language][surah] ?? "", language);
  return title.replaceAll(/\d+/g, (number) => digits.format(Number(number)));
}
