import { addressIn, type ReaderLanguage } from "@daily-quran/domain/language";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { BENGALI_SURAH_NAMES } from "@daily-quran/reading-schedule/bengali-surah-names";
import { addDays, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { readingTitle } from "@daily-quran/reading-schedule/reading-title";
import { calendar as bengali } from "../../texts/bn/calendar.ts";
import { calendar as english } from "../../texts/en/calendar.ts";
import { translator } from "../../texts/translate.ts";
import { type CalendarLine, writeLines } from "./icalendar.ts";

const translate = translator({ en: english, bn: bengali });

/** The date of day 1 of the shared plan. */
const PLAN_START: CalendarDay = "2025-04-10";

/** The plan does not change: neither does the time that its events were written. */
const STAMP = "20250410T000000Z";

/** What a calendar of the plan is made for. */
export interface PlanCalendar {
  readonly language: ReaderLanguage;
  readonly publicUrl: string;
  /** The date of day 1; without it the shared plan, which begins anew after 300 days. */
  readonly start?: CalendarDay | undefined;
}

/** The plan as iCalendar (RFC 5545): an event for each day, for the whole day. */
export function planCalendar(plan: readonly ScheduleEntry[], of: PlanCalendar): string {
  const { language, publicUrl } = of;
  const name = translate(language, "name");
  const lines: CalendarLine[] = [
    ["BEGIN", { raw: "VCALENDAR" }],
    ["VERSION", { raw: "2.0" }],
    ["PRODID", { text: "-//Daily Quran Reading//Plan//EN" }],
    ["CALSCALE", { raw: "GREGORIAN" }],
    ["NAME", { text: name }],
    ["X-WR-CALNAME", { text: name }],
    ["REFRESH-INTERVAL;VALUE=DURATION", { raw: "P7D" }],
    ["X-PUBLISHED-TTL", { raw: "P7D" }],
    ["URL", { raw: new URL(addressIn(language, "/schedule"), publicUrl).href }],
    ...plan.flatMap((entry) => eventOf(entry, of)),
    ["END", { raw: "VCALENDAR" }],
  ];
  return writeLines(lines);
}

function eventOf(
  entry: ScheduleEntry,
  { language, publicUrl, start }: PlanCalendar,
): CalendarLine[] {
  const { day, verseCount: count, minutes } = entry;
  const date = addDays(start ?? PLAN_START, day - 1);
  const { href } = new URL(addressIn(language, scheduleDayPath(day)), publicUrl);
  const owner = start === undefined ? "" : `-${start}`;
  const title = titleOf(entry, language);
  return [
    ["BEGIN", { raw: "VEVENT" }],
    ["UID", { text: `day-${day}${owner}@${new URL(publicUrl).hostname}` }],
    ["DTSTAMP", { raw: STAMP }],
    ["DTSTART;VALUE=DATE", { raw: compact(date) }],
    ["DTEND;VALUE=DATE", { raw: compact(addDays(date, 1)) }],
    ...(start === undefined
      ? ([["RRULE", { raw: `FREQ=DAILY;INTERVAL=${PLAN_DAYS}` }]] as const)
      : []),
    ["SUMMARY", { text: translate(language, "summary", { day, title }) }],
    ["DESCRIPTION", { text: `${translate(language, "about", { count, minutes })}\n${href}` }],
    ["URL", { raw: href }],
    // It takes none of the day.
    ["TRANSP", { raw: "TRANSPARENT" }],
    ["END", { raw: "VEVENT" }],
  ];
}

const compact = (date: CalendarDay) => date.replaceAll("-", "");

function titleOf({ day, readingTitle: title }: ScheduleEntry, language: ReaderLanguage): string {
  if (language === "en") return title;
  const digits = new Intl.NumberFormat(language, { useGrouping: false });
  return readingTitle(rangesOfDay(day), (surah) => BENGALI_SURAH_NAMES[surah] ?? "").replaceAll(
    /\d+/g,
    (number) => digits.format(Number(number)),
  );
}
