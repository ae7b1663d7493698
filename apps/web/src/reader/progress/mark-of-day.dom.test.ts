import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { localTime } from "@daily-quran/reading-schedule/local-time";
import { beforeEach, expect, test, vi } from "vitest";
import { rememberCycles } from "../day/known-cycles.ts";
import { sessionHint } from "../server/session-hint.ts";
import { markOfDay } from "./day-marks.ts";

let rest: CalendarDay | undefined;
const rests = (date: CalendarDay) => date === rest;

/** The date of a mark that is made at an instant, by a reader whose home is everyone's day. */
function dateOf(day: number, instant: string, timeZone: string) {
  const at = Date.parse(instant);
  vi.setSystemTime(at);
  const date = new Date(localTime(at, timeZone)).toISOString().slice(0, 10) as CalendarDay;
  const today = { date, timeZone };
  const { value } = markOfDay(day, { marks: [], today, currentDay: globalDay(at), rests });
  return (value as { readonly date: CalendarDay }).date;
}

beforeEach(() => {
  rest = undefined;
  vi.useFakeTimers();
  sessionHint.set(1);
  // On November 27 it is at day 4, where everyone is at 297.
  rememberCycles([{ startDate: "2026-11-24", startDay: 1 }]);
});

// Before, on and after the turn of the plan's day, and of the reader's own.
test.each<[string, string, number, number, CalendarDay]>([
  ["Asia/Dhaka", "2026-11-26T17:59:59Z", 296, 3, "2026-11-26"],
  ["Asia/Dhaka", "2026-11-26T18:00:00Z", 296, 3, "2026-11-27"],
  ["Asia/Dhaka", "2026-11-26T23:59:59Z", 296, 3, "2026-11-27"],
  ["Asia/Dhaka", "2026-11-27T00:00:00Z", 297, 4, "2026-11-27"],
  ["Asia/Dhaka", "2026-11-27T00:00:01Z", 297, 4, "2026-11-27"],
  ["America/Los_Angeles", "2026-11-26T23:59:59Z", 296, 3, "2026-11-26"],
  ["America/Los_Angeles", "2026-11-27T00:00:00Z", 297, 4, "2026-11-26"],
  ["America/Los_Angeles", "2026-11-27T07:59:59Z", 297, 4, "2026-11-26"],
  ["America/Los_Angeles", "2026-11-27T08:00:00Z", 297, 4, "2026-11-27"],
  ["Asia/Kathmandu", "2026-11-26T18:14:59Z", 296, 3, "2026-11-26"],
  ["Asia/Kathmandu", "2026-11-26T18:15:00Z", 296, 3, "2026-11-27"],
  ["Asia/Kathmandu", "2026-11-27T00:00:00Z", 297, 4, "2026-11-27"],
])("in %s at %s, everyone's day %i and the group's day %i count for %s", (...row) => {
  const [timeZone, instant, everyones, groups, date] = row;
  expect([dateOf(everyones, instant, timeZone), dateOf(groups, instant, timeZone)]).toEqual([
    date,
    date,
  ]);
});

test("a day that a group had three days ago counts for its date", () => {
  expect(dateOf(1, "2026-11-27T12:00:00Z", "Asia/Dhaka")).toBe("2026-11-24");
});

test("cycles of somebody else who was signed in here do not count", () => {
  sessionHint.set(2);
  expect(dateOf(295, "2026-11-27T12:00:00Z", "Asia/Dhaka")).toBe("2026-11-25");
  expect(dateOf(1, "2026-11-27T12:00:00Z", "Asia/Dhaka")).toBe("2026-11-27");
});

test("a day that everyone had on a rest of the reader's counts for today", () => {
  const at = "2026-11-28T12:00:00Z";
  expect(dateOf(297, at, "Asia/Dhaka")).toBe("2026-11-27");
  rest = "2026-11-27";
  expect(dateOf(297, at, "Asia/Dhaka")).toBe("2026-11-28");
});
