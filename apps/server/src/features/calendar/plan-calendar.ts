import { addressIn, type ReaderLanguage } from "@daily-quran/domain/language";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { BENGALI_SURAH_NAMES } from "@daily-quran/quran/bengali-surah-names";
import { addDays, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { BENGALI_JOINTS, readingTitle } from "@daily-quran/reading-schedule/reading-title";
import type { Steps } from "@daily-quran/steps/steps";
import { calendar as bengali } from "../../texts/bn/calendar.ts";
import { calendar as english } from "../../texts/en/calendar.ts";
import { translator } from "../../texts/translate.ts";
import { type CalendarLine, writeLines } from "./icalendar.ts";

const translate = translator({ en: english, bn: bengali });

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
  const { language, publicUrl } = of;
  const { hostname } = new URL(publicUrl);
  const name = translate(language, "name");
  const head = writeLines([
    ["BEGIN", { raw: "VCALENDAR" }],
    ["VERSION", { raw: "2.0" }],
    ["PRODID", { text: "-//Daily Quran Reading//Plan//EN" }],
    ["CALSCALE", { raw: "GREGORIAN" }],
    ["NAME", { text: name }],
    ["X-WR-CALNAME", { text: name }],
    ["REFRESH-INTERVAL;VALUE=DURATION", { raw: "P7D" }],
    ["X-PUBLISHED-TTL", { raw: "P7D" }],
    ["URL", { raw: new URL(addressIn(language, "/schedule"), publicUrl).href }],
  ]);
  const events: { day: number; about: string }[] = [];
  for (const entry of plan) {
    events.push({ day: entry.day, about: writeLines(about(entry, of)) });
    yield;
  }
  return (start, alarm) => {
    const owner = start === undefined ? "" : `-${start}`;
    const repeated = start === undefined ? REPEATED : "";
    const end = `${alarm === undefined ? "" : alarmAt(alarm, name)}${END}`;
    let date = start ?? PLAN_START;
    const written = events.map(({ day, about: rest }) => {
      const [from, to] = [date, addDays(date, 1)];
      date = to;
      const uid = writeLines([["UID", { text: `day-${day}${owner}@${hostname}` }]]);
      return `${BEGIN}${uid}${STAMP}DTSTART;VALUE=DATE:${compact(from)}\r\nDTEND;VALUE=DATE:${compact(to)}\r\n${repeated}${rest}${end}`;
    });
    return `${head}${written.join("")}${writeLines([["END", { raw: "VCALENDAR" }]])}`;
  };
}

const BEGIN = writeLines([["BEGIN", { raw: "VEVENT" }]]);
const END = writeLines([["END", { raw: "VEVENT" }]]);
const REPEATED = writeLines([["RRULE", { raw: `FREQ=DAILY;INTERVAL=${PLAN_DAYS}` }]]);

/** The plan does not change: neither does the time that its events were written. */
const STAMP = writeLines([["DTSTAMP", { raw: "20250410T000000Z" }]]);

/** The lines of an event that have no date in them. */
function about(entry: ScheduleEntry, { language, publicUrl }: CalendarReader): CalendarLine[] {
  const { day, verseCount: count, minutes } = entry;
  const { href } = new URL(addressIn(language, scheduleDayPath(day)), publicUrl);
  const title = titleOf(entry, language);
  return [
    ["SUMMARY", { text: translate(language, "summary", { day, title }) }],
    ["DESCRIPTION", { text: `${translate(language, "about", { count, minutes })}\n${href}` }],
    ["URL", { raw: href }],
    // It takes none of the day.
    ["TRANSP", { raw: "TRANSPARENT" }],
  ];
}

/** So long after the day begins, where the calendar is. */
function alarmAt(time: string, name: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return writeLines([
    ["BEGIN", { raw: "VALARM" }],
    ["ACTION", { raw: "DISPLAY" }],
    ["DESCRIPTION", { text: name }],
    ["TRIGGER", { raw: `PT${hours}H${minutes}M` }],
    ["END", { raw: "VALARM" }],
  ]);
}

const compact = (date: CalendarDay) => date.replaceAll("-", "");

const nameOf = (surah: number) => BENGALI_SURAH_NAMES[surah] ?? "";

function titleOf({ day, readingTitle: title }: ScheduleEntry, language: ReaderLanguage): string {
  if (language === "en") return title;
  const digits = new Intl.NumberFormat(language, { useGrouping: false });
  return readingTitle(rangesOfDay(day), nameOf, BENGALI_JOINTS).replaceAll(/\d+/g, (number) =>
    digits.format(Number(number)),
  );
}
