import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  juzOfOrdinal,
  JUZS,
  pageOfOrdinal,
  PAGES,
  spanOfJuz,
  spanOfPage,
  spanOfSurah,
  SURAHS,
} from "./mushaf-parts.ts";
import { ordinalOfVerse, VERSES, verseOfOrdinal } from "./verse-order.ts";

const names = ({ from, to }: { from: number; to: number }) =>
  [from, to].map(verseOfOrdinal).map(({ surah, verse }) => `${surah}:${verse}`);

// Printed in every Madani mushaf.
test.each([
  [spanOfSurah(1), "1:1", "1:7"],
  [spanOfSurah(2), "2:1", "2:286"],
  [spanOfSurah(114), "114:1", "114:6"],
  [spanOfJuz(1), "1:1", "2:141"],
  [spanOfJuz(2), "2:142", "2:252"],
  [spanOfJuz(7), "5:82", "6:110"],
  [spanOfJuz(15), "17:1", "18:74"],
  [spanOfJuz(30), "78:1", "114:6"],
  [spanOfPage(1), "1:1", "1:7"],
  [spanOfPage(2), "2:1", "2:5"],
  [spanOfPage(42), "2:253", "2:256"],
  [spanOfPage(48), "2:282", "2:282"],
  [spanOfPage(50), "3:1", "3:9"],
  [spanOfPage(293), "17:105", "18:4"],
  [spanOfPage(440), "35:45", "36:12"],
  [spanOfPage(582), "78:1", "78:30"],
  [spanOfPage(604), "112:1", "114:6"],
])("%j is %s to %s", (span, first, last) => {
  expect(names(span)).toEqual([first, last]);
});

test.each([
  ["surahs", SURAHS, spanOfSurah],
  ["juz", JUZS, spanOfJuz],
  ["pages", PAGES, spanOfPage],
])("all %s follow each other and hold every verse once", (_, count, spanOf) => {
  let next = 1;
  for (let part = 1; part <= count; part += 1) {
    expect(spanOf(part).from).toBe(next);
    next = spanOf(part).to + 1;
  }
  expect(next).toBe(VERSES + 1);
  expect(() => spanOf(count + 1)).toThrow(RangeError);
  expect(() => spanOf(0)).toThrow(RangeError);
});

test("2:255 is in juz 3 on page 42", () => {
  const ordinal = ordinalOfVerse(2, 255);
  expect([juzOfOrdinal(ordinal), pageOfOrdinal(ordinal)]).toEqual([3, 42]);
});

// The tables come from quran-meta; these are the hashes of those in Tanzil's quran-data.xml 1.0, `surah:verse` a line.
test.each([
  ["pages", PAGES, spanOfPage, "c3a970924bc5ca695166875951b2da99359274a0ededcfa5888978e48ed0933d"],
  ["juz", JUZS, spanOfJuz, "e998af99a7bada27597f9045cf96ca5af8026fc4b633f5e47a8622bf83195873"],
])("the first verses of the %s are Tanzil's too", (_, count, spanOf, expected) => {
  const hash = createHash("sha256");
  for (let part = 1; part <= count; part += 1) hash.update(`${names(spanOf(part))[0]}\n`);
  expect(hash.digest("hex")).toBe(expected);
});
