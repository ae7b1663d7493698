import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  calendarDayOf,
  type CalendarDay,
  datesFrom,
  daysBetween,
  isCalendarDay,
  laterDay,
  startOfUtcDay,
  utcDay,
  weekdayOf,
} from "./calendar-day.ts";

const FIRST = Date.parse("0001-01-01T00:00Z");
const LAST = Date.parse("9999-12-31T23:59:59.999Z");
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const pad = (value: number, width: number) => String(value).padStart(width, "0");
const instant = fc.integer({ min: FIRST, max: LAST });

describe("isCalendarDay", () => {
  test.each(["2025-04-10", "0001-01-01", "9999-12-31", "2024-02-29", "2000-02-29"])(
    "%s is a day",
    (text) => expect(isCalendarDay(text)).toBe(true),
  );

  test.each([
    "2026-02-30",
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-01-32",
    "0000-01-01",
    "10000-01-01",
    "-0001-01-01",
    "2026-1-1",
    "26-01-01",
    "2026/01/01",
    " 2026-01-01",
    "2026-01-01\n",
    "2026-01-01T00:00Z",
    "٢٠٢٦-٠١-٠١",
    "",
  ])("%j is not", (text) => expect(isCalendarDay(text)).toBe(false));

  test("holds for exactly the days that each month of each year has", () => {
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const days = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    );
    fc.assert(
      fc.property(days, ([year, month, day]) => {
        const length = month === 2 && isLeapYear(year) ? 29 : (lengths[month - 1] ?? 0);
        const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
        expect(isCalendarDay(text)).toBe(day <= length);
      }),
    );
  });
});

describe("calendarDayOf", () => {
  test.each([
    ["2025-04-10", "2025-04-10"],
    ["2025-04-10T00:00:00Z", "2025-04-10"],
    ["2025-04-10T23:59:59.999Z", "2025-04-10"],
    ["2025-04-10T05:44:59+05:45", "2025-04-09"],
    ["2025-04-10T05:45:00+05:45", "2025-04-10"],
    ["2025-12-31T17:00-07:00", "2026-01-01"],
    ["2024-02-29T12:00:00.123456789Z", "2024-02-29"],
  ])("%s is of %s", (text, day) => expect(calendarDayOf(text)).toBe(day));

  test.each([
    "2026-02-30",
    "2026-02-30T00:00:00Z",
    "2025-04-10T00:00:00",
    "2025-04-10T24:00:00Z",
    "2025-04-10T12:60Z",
    "2025-04-10T12:00+24:00",
    "2025-04-10 12:00Z",
    "2025-04-10Z",
    "9999-12-31T23:00-05:00",
    "0001-01-01T00:00+05:00",
    "April 10, 2025",
    "1744243200000",
    "",
  ])("%j names none", (text) => expect(calendarDayOf(text)).toBeUndefined());
});

describe("utcDay", () => {
  test.each([
    [0, "1970-01-01"],
    [-1, "1969-12-31"],
    [Date.UTC(2025, 3, 10) - 1, "2025-04-09"],
    [Date.UTC(2025, 3, 10), "2025-04-10"],
    [FIRST, "0001-01-01"],
    [LAST, "9999-12-31"],
  ])("of %d is %s", (now, day) => expect(utcDay(now)).toBe(day));

  test.each([FIRST - 1, LAST + 1, Number.NaN, Infinity])("refuses %d", (now) =>
    expect(() => utcDay(now)).toThrow(RangeError),
  );

  test("contains its instant", () => {
    fc.assert(
      fc.property(instant, (now) => {
        const sinceMidnight = now - startOfUtcDay(utcDay(now));
        expect(sinceMidnight).toBeGreaterThanOrEqual(0);
        expect(sinceMidnight).toBeLessThan(86_400_000);
      }),
    );
  });
});

describe("addDays and daysBetween", () => {
  test.each<[CalendarDay, number, CalendarDay]>([
    ["2024-02-28", 1, "2024-02-29"],
    ["2023-02-28", 1, "2023-03-01"],
    ["2025-04-10", 299, "2026-02-03"],
    ["2025-03-08", 2, "2025-03-10"],
    ["2026-01-01", -1, "2025-12-31"],
    ["0099-12-31", 1, "0100-01-01"],
    ["2025-04-10", 0, "2025-04-10"],
  ])("%s and %d days is %s", (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  test("undo each other", () => {
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const [from, to] = [utcDay(one), utcDay(other)];
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  test("refuse what is no day, no whole number, or past the calendar's ends", () => {
    expect(() => addDays("2026-02-30", 1)).toThrow("Not a calendar day: 2026-02-30");
    expect(() => daysBetween("2026-01-01", "2026-02-30")).toThrow(RangeError);
    expect(() => addDays("2026-01-01", 0.5)).toThrow("Not a whole number of days: 0.5");
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
    expect(() => addDays("0001-01-01", -1)).toThrow(RangeError);
  });
});

test("the dates from one to another are all of them, over a leap day too", () => {
  expect(datesFrom("2024-02-28", "2024-03-01")).toEqual(["2024-02-28", "2024-02-29", "2024-03-01"]);
  expect(datesFrom("2024-02-28", "2024-02-28")).toEqual(["2024-02-28"]);
  expect(datesFrom("2024-02-28", "2024-02-27")).toEqual([]);
});

test("weekdays are numbered from Monday, 1, to Sunday, 7", () => {
  const week = datesFrom("2026-03-02", "2026-03-09");
  expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 1]);
  expect([weekdayOf("0001-01-01"), weekdayOf("1969-12-31")]).toEqual([1, 3]);
});

test.each([
  ["2026-02-28", "2026-03-01"],
  ["2025-12-31", "2026-01-01"],
  ["2026-03-01", "2026-03-01"],
] as const)("of %s and %s the second is the later", (first, second) => {
  expect([laterDay(first, second), laterDay(second, first)]).toEqual([second, second]);
});
