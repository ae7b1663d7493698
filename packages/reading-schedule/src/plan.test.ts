import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dayOfVerse, rangesOfDay, spanOfDay, verseCountOfDay } from "./plan.ts";
import { PLAN_DAYS } from "./plan-day.ts";
import { SURAH_VERSE_COUNTS } from "@daily-quran/quran/surah-verse-counts.generated";
import { rangeText } from "@daily-quran/quran/verse-range";
import { verseSet, WHOLE_QURAN } from "@daily-quran/quran/verse-spans";

const DAYS = Array.from({ length: 300 }, (_, index) => index + 1);
const EVERY_VERSE = SURAH_VERSE_COUNTS.flatMap((verses, index) =>
  Array.from({ length: verses }, (_, verse) => [index + 1, verse + 1] as const),
);
const NO_DAYS = [0, 301, -1, 1.5, Number.NaN, Infinity];

describe("the plan", () => {
  test("has 300 days", () => {
    expect(PLAN_DAYS).toBe(300);
    expect(() => rangesOfDay(301)).toThrow(RangeError);
  });

  test("reads every verse once, in the order of the mushaf", () => {
    const read = DAYS.flatMap(rangesOfDay).flatMap(({ surah, from, to }) =>
      Array.from({ length: to - from + 1 }, (_, offset) => [surah, from + offset]),
    );
    expect(read).toHaveLength(6236);
    expect(read).toEqual(EVERY_VERSE);
  });

  // The hash of a table that was made of the pages of the Madani mushaf and reviewed, a day a line.
  test("has the ranges of the reviewed table", () => {
    const lines = DAYS.map((day) => `${rangesOfDay(day).map(rangeText).join(", ")}\n`).join("");
    expect(createHash("sha256").update(lines).digest("hex")).toBe(
      "0ed2ddb484cc608096533e5b7c04f8e83f07fd8122ae603d785cc0acb9ddd4c7",
    );
  });

  test("gives each surah of a day one range", () => {
    for (const day of DAYS) {
      const surahs = rangesOfDay(day).map((range) => range.surah);
      expect(surahs).toEqual([...new Set(surahs)]);
    }
  });

  test.each([
    [1, "1:1-7, 2:1-24", 31],
    [2, "2:25-37", 13],
    [101, "9:100-111", 12],
    [102, "9:112-122", 11],
    [298, "95:1-8, 96:1-19, 97:1-5, 98:1-7", 39],
    [299, "98:8, 99:1-8, 100:1-11, 101:1-11, 102:1-8, 103:1-3, 104:1-9, 105:1-5", 56],
    [300, "106:1-4, 107:1-7, 108:1-3, 109:1-6, 110:1-3, 111:1-5, 112:1-4, 113:1-5, 114:1-6", 43],
  ])("day %d is %s", (day, ranges, verses) => {
    expect(rangesOfDay(day).map(rangeText).join(", ")).toBe(ranges);
    expect(verseCountOfDay(day)).toBe(verses);
  });

  test.each(NO_DAYS)("has no day %d", (day) => {
    expect(() => rangesOfDay(day)).toThrow(RangeError);
    expect(() => verseCountOfDay(day)).toThrow(RangeError);
  });
});

test("the spans of the 300 days follow each other through the whole Quran", () => {
  const spans = Array.from({ length: 300 }, (_, index) => spanOfDay(index + 1));
  expect(spans[100]).toEqual({ from: 1335, to: 1346 });
  expect(spans.map(({ from }) => from - 1)).toEqual([0, ...spans.slice(0, -1).map(({ to }) => to)]);
  expect(verseSet(spans)).toEqual([WHOLE_QURAN]);
});

describe("dayOfVerse", () => {
  test.each([
    [1, 1, 1],
    [2, 24, 1],
    [2, 25, 2],
    [9, 99, 100],
    [9, 100, 101],
    [9, 111, 101],
    [98, 7, 298],
    [98, 8, 299],
    [114, 6, 300],
  ])("%d:%d is read on day %d", (surah, verse, day) => {
    expect(dayOfVerse(surah, verse)).toBe(day);
  });

  test("finds the day that reads it for every verse", () => {
    const days = DAYS.flatMap((day) => Array.from({ length: verseCountOfDay(day) }, () => day));
    expect(EVERY_VERSE.map(([surah, verse]) => dayOfVerse(surah, verse))).toEqual(days);
  });

  test.each([
    [0, 1],
    [115, 1],
    [1, 0],
    [1, 8],
    [9, 130],
    [2, 1.5],
    [1.5, 1],
  ])("there is no %d:%d", (surah, verse) => {
    expect(() => dayOfVerse(surah, verse)).toThrow(RangeError);
  });
});
