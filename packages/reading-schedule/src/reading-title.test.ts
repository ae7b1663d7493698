import { expect, test } from "vitest";
import { rangesOfDay } from "./plan.ts";
import { readingText, readingTitle } from "./reading-title.ts";

const NAMES: Record<number, string> = {
  1: "Al-Fatiha",
  2: "Al-Baqarah",
  3: "Ali 'Imran",
  9: "At-Tawbah",
  36: "Ya-Sin",
  98: "Al-Bayyinah",
  105: "Al-Fil",
  106: "Quraysh",
  114: "An-Nas",
};
const surahName = (surah: number) => NAMES[surah] ?? `Surah ${surah}`;

test.each([
  [1, "Al-Fatiha/Al-Baqarah"],
  [2, "Al-Baqarah 25–37"],
  [101, "At-Tawbah 100–111"],
  [299, "Al-Bayyinah–Al-Fil"],
  [300, "Quraysh–An-Nas"],
])("day %d has the title %s", (day, title) => {
  expect(readingTitle(rangesOfDay(day), surahName)).toBe(title);
});

test.each([
  [[{ surah: 36, from: 1, to: 83 }], "Ya-Sin"],
  [[{ surah: 36, from: 2, to: 83 }], "Ya-Sin 2–83"],
  [[{ surah: 36, from: 1, to: 82 }], "Ya-Sin 1–82"],
  [[{ surah: 2, from: 282, to: 282 }], "Al-Baqarah 282"],
  [
    [
      { surah: 2, from: 286, to: 286 },
      { surah: 3, from: 1, to: 9 },
    ],
    "Al-Baqarah/Ali 'Imran",
  ],
])("%j has the title %s", (ranges, title) => {
  expect(readingTitle(ranges, surahName)).toBe(title);
});

test("a title needs a range", () => {
  expect(() => readingTitle([], surahName)).toThrow("A reading has no ranges");
});

test.each([
  [1, "Day 1 - Al-Fatiha 1:1-7, Al-Baqarah 2:1-24"],
  [2, "Day 2 - Al-Baqarah 2:25-37"],
  [101, "Day 101 - At-Tawbah 9:100-111"],
])("day %d reads %s", (day, text) => {
  expect(readingText(day, rangesOfDay(day), surahName)).toBe(text);
});

test("one verse has no range", () => {
  expect(readingText(299, rangesOfDay(299), surahName)).toMatch(
    /^Day 299 - Al-Bayyinah 98:8, Surah 99 99:1-8, /,
  );
});
