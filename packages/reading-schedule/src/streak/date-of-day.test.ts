import { array, assert, integer, nat, property, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CalendarDay, daysBetween } from "../calendar-day.ts";
import { dateOfDay } from "./date-of-day.ts";

const TODAY: CalendarDay = "2026-11-27";
const dayNumber = integer({ min: 1, max: 300 });
const readings = array(dayNumber, { minLength: 1, maxLength: 5 });
const readDates = uniqueArray(integer({ min: 0, max: 9 }));

const dateWith = (day: number, days: readonly number[], readDaysAgo: readonly number[]) =>
  dateOfDay(day, { date: TODAY, days }, (date) => readDaysAgo.includes(daysBetween(date, TODAY)));

test.each<[string, number, number[], number[], CalendarDay]>([
  ["today's day of the first reading", 297, [297, 294], [], TODAY],
  ["today's day of a cycle three days behind", 294, [297, 294], [], TODAY],
  ["the day that the first missed three days ago", 294, [297], [], "2026-11-24"],
  ["that day when something was read on its date", 294, [297], [3], TODAY],
  [
    "a day that both have missed, and the first's date was read on",
    290,
    [297, 293],
    [7],
    "2026-11-24",
  ],
  ["a day of eight days ago", 289, [297], [], TODAY],
  ["a day to come", 298, [297], [], TODAY],
  ["the last day, on the first", 300, [1], [], "2026-11-26"],
])("%s", (_, day, days, readDaysAgo, date) => {
  expect(dateWith(day, days, readDaysAgo)).toBe(date);
});

test("today's day of any reading counts for today, whatever was read", () => {
  assert(
    property(readings, readDates, nat(), (days, read, index) => {
      expect(dateWith(days[index % days.length] ?? 1, days, read)).toBe(TODAY);
    }),
  );
});

test("a date other than today is one of the last seven that a reading had the day on and nothing was read on", () => {
  assert(
    property(dayNumber, readings, readDates, (day, days, read) => {
      const date = dateWith(day, days, read);
      const daysAgo = daysBetween(date, TODAY);
      const had = days.some((current) => (current - day + 300) % 300 === daysAgo);
      expect(daysAgo === 0 || (daysAgo <= 7 && had && !read.includes(daysAgo))).toBe(true);
      expect(addDays(date, daysAgo)).toBe(TODAY);
    }),
  );
});
