import { expect, test } from "vitest";
import { addDays } from "../calendar-day.ts";
import { type DatedReading, khatmasFinished, readingTotals, yearView } from "./reading-figures.ts";
import { WHOLE_QURAN } from "@daily-quran/quran/verse-spans";
import { spanOfDay } from "../plan.ts";

const ofDay = (day: number, date: DatedReading["date"], plan = "daily"): DatedReading => ({
  date,
  plan,
  verses: spanOfDay(day),
});
const wholePlan = (from: DatedReading["date"], plan = "daily"): DatedReading[] =>
  Array.from({ length: 300 }, (_, index) => ofDay(index + 1, addDays(from, index), plan));

test("the whole plan is 6,236 verses in 300 days", () => {
  expect(readingTotals(wholePlan("2026-01-01"))).toEqual({
    days: 300,
    readings: 300,
    verses: 6236,
    minutes: 2978,
  });
  expect(readingTotals([])).toEqual({ days: 0, readings: 0, verses: 0, minutes: 0 });
});

test("a year has all its dates, its months and its totals", () => {
  const readings = [
    ...wholePlan("2023-12-30"),
    ofDay(1, "2024-02-29", "mine"),
    ofDay(2, "2024-12-31"),
  ];
  const { cells, months, totals } = yearView(readings, 2024);
  expect(cells).toHaveLength(366);
  expect(cells[59]).toEqual({
    date: "2024-02-29",
    readings: 2,
    verses: 41,
    minutes: 23,
    level: 4,
  });
  expect(cells[364]).toEqual({
    date: "2024-12-30",
    readings: 0,
    verses: 0,
    minutes: 0,
    level: 0,
  });
  expect(months.map(({ days }) => days)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 24, 0, 1]);
  expect(months.reduce((sum, { verses }) => sum + verses, 0)).toBe(totals.verses);
  expect(totals).toMatchObject({ days: 299, readings: 300 });
});

test("a year without a reading is empty", () => {
  const { cells, totals } = yearView(wholePlan("2026-01-01"), 2027);
  expect(new Set(cells.map(({ level }) => level))).toEqual(new Set([0]));
  expect(totals.days).toBe(0);
});

test("the Quran is finished once each verse of a plan was read, and again once each was again", () => {
  const once = wholePlan("2026-01-01");
  expect(khatmasFinished(once)).toBe(1);
  expect(khatmasFinished(once.slice(1))).toBe(0);
  expect(khatmasFinished([...once, ...wholePlan("2027-01-01").slice(0, 299)])).toBe(1);
  expect(khatmasFinished([...once, ...wholePlan("2027-01-01")])).toBe(2);
  expect(
    khatmasFinished([...once.slice(150), ...wholePlan("2027-01-01", "mine").slice(0, 150)]),
  ).toBe(0);
  expect(khatmasFinished([{ date: "2026-01-01", plan: "mine", verses: WHOLE_QURAN }])).toBe(1);
});
