import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { expect, test } from "vitest";
import { lastReadDay } from "./day-marks.ts";

const read = (days: Readonly<Record<number, CalendarDay>>) =>
  new Map(Object.entries(days).map(([day, date]) => [Number(day), { date, ids: [] }]));

const today = { date: "2026-12-09" } as const;

test.each<[string, Record<number, CalendarDay>, number, object | undefined]>([
  [
    "after a week without a reading",
    { 300: "2026-11-30", 1: "2026-12-01" },
    9,
    { day: 1, next: 2 },
  ],
  ["after two days", { 7: "2026-12-07" }, 9, { day: 7, next: 8 }],
  ["at the end of the plan", { 300: "2026-12-01" }, 9, { day: 300, next: 1 }],
  [
    "of two on one date the later mark",
    { 3: "2026-12-01", 2: "2026-12-01" },
    9,
    { day: 3, next: 4 },
  ],
  ["read yesterday", { 8: "2026-12-08" }, 9, undefined],
  ["read today", { 1: "2026-12-01", 9: "2026-12-09" }, 9, undefined],
  ["the next one is the current day", { 8: "2026-12-01" }, 9, undefined],
  ["nothing read", {}, 9, undefined],
])("%s", (_, days, currentDay, expected) => {
  expect(lastReadDay(read(days), today, currentDay)).toEqual(expected);
});
