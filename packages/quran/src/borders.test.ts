import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { partOfOrdinal, rukuWithinSurah, spanOfPart } from "./borders.ts";
import { isPart, numbersOf, PART_KINDS, PART_COUNTS } from "./parts.ts";
import { ordinalOfVerse, VERSES, verseOfOrdinal } from "./verse-order.ts";

const names = ({ from, to }: { from: number; to: number }) =>
  [from, to].map(verseOfOrdinal).map(({ surah, verse }) => `${surah}:${verse}`);

// Printed in every Madani mushaf.
test.each([
  [spanOfPart("surah", 1), "1:1", "1:7"],
  [spanOfPart("surah", 2), "2:1", "2:286"],
  [spanOfPart("surah", 114), "114:1", "114:6"],
  [spanOfPart("juz", 1), "1:1", "2:141"],
  [spanOfPart("juz", 2), "2:142", "2:252"],
  [spanOfPart("juz", 7), "5:82", "6:110"],
  [spanOfPart("juz", 15), "17:1", "18:74"],
  [spanOfPart("juz", 30), "78:1", "114:6"],
  [spanOfPart("hizb", 1), "1:1", "2:74"],
  [spanOfPart("hizb", 2), "2:75", "2:141"],
  [spanOfPart("hizb", 3), "2:142", "2:202"],
  [spanOfPart("hizb", 60), "87:1", "114:6"],
  [spanOfPart("rub", 2), "2:26", "2:43"],
  [spanOfPart("rub", 240), "100:9", "114:6"],
  [spanOfPart("ruku", 1), "1:1", "1:7"],
  [spanOfPart("ruku", 4), "2:21", "2:29"],
  [spanOfPart("ruku", 41), "2:284", "2:286"],
  [spanOfPart("ruku", 556), "114:1", "114:6"],
  [spanOfPart("page", 1), "1:1", "1:7"],
  [spanOfPart("page", 2), "2:1", "2:5"],
  [spanOfPart("page", 42), "2:253", "2:256"],
  [spanOfPart("page", 48), "2:282", "2:282"],
  [spanOfPart("page", 50), "3:1", "3:9"],
  [spanOfPart("page", 293), "17:105", "18:4"],
  [spanOfPart("page", 440), "35:45", "36:12"],
  [spanOfPart("page", 582), "78:1", "78:30"],
  [spanOfPart("page", 604), "112:1", "114:6"],
])("%j is %s to %s", (span, first, last) => {
  expect(names(span)).toEqual([first, last]);
});

test.each(PART_KINDS)(
  "of each %s the next follows, and together they hold every verse once",
  (kind) => {
    let next = 1;
    for (const number of numbersOf(kind)) {
      expect(spanOfPart(kind, number).from).toBe(next);
      next = spanOfPart(kind, number).to + 1;
    }
    expect(next).toBe(VERSES + 1);
    for (const none of [0, PART_COUNTS[kind] + 1, 1.5]) {
      expect(isPart(kind, none)).toBe(false);
      expect(() => spanOfPart(kind, none)).toThrow(RangeError);
    }
  },
);

test("a juz is two hizb, and a hizb is four rub", () => {
  for (const juz of numbersOf("juz"))
    expect(spanOfPart("juz", juz).from).toBe(spanOfPart("hizb", 2 * juz - 1).from);
  for (const hizb of numbersOf("hizb"))
    expect(spanOfPart("hizb", hizb).to).toBe(spanOfPart("rub", 4 * hizb).to);
});

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [41, 40],
  [42, 1],
  [556, 1],
])("ruku %i is number %i of its surah", (ruku, number) => {
  expect(rukuWithinSurah(ruku)).toBe(number);
});

test("each surah begins a ruku", () => {
  for (const surah of numbersOf("surah")) {
    const { from } = spanOfPart("surah", surah);
    expect(spanOfPart("ruku", partOfOrdinal("ruku", from)).from).toBe(from);
  }
});

test("2:255 is in juz 3 on page 42", () => {
  const ordinal = ordinalOfVerse(2, 255);
  expect([partOfOrdinal("juz", ordinal), partOfOrdinal("page", ordinal)]).toEqual([3, 42]);
});

// The tables come from quran-meta; these are the hashes of those in Tanzil's quran-data.xml 1.0, `surah:verse` a line.
test.each([
  ["page", "c3a970924bc5ca695166875951b2da99359274a0ededcfa5888978e48ed0933d"],
  ["juz", "e998af99a7bada27597f9045cf96ca5af8026fc4b633f5e47a8622bf83195873"],
] as const)("the first verses of each %s are Tanzil's too", (kind, expected) => {
  const lines = numbersOf(kind).map((number) => `${names(spanOfPart(kind, number))[0]}\n`);
  expect(createHash("sha256").update(lines.join("")).digest("hex")).toBe(expected);
});
