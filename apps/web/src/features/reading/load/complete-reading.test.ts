import type { Reading } from "@daily-quran/domain/reading";
import { expect, test } from "vitest";
import { reading } from "../../../test/readings.ts";
import { completeReading } from "./complete-reading.ts";

test.each([
  [{ verseNumber: 3 }, { surahNumber: 112, verseNumber: 3, number: 3 }],
  [{ verseNumber: 0 }, { surahNumber: 112, verseNumber: 1, number: 1 }],
  [
    { verseNumber: 2, number: 9 },
    { surahNumber: 112, verseNumber: 2, number: 9 },
  ],
  [
    { surahNumber: 5, verseNumber: 2 },
    { surahNumber: 5, verseNumber: 2, number: 2 },
  ],
])("a verse with %o becomes %o", (verse, expected) => {
  const gappy = { day: 300, readingTitle: "", surahs: [{ number: 112, verses: [verse] }] };
  const [surah] = completeReading(gappy as unknown as Reading).surahs;
  expect(surah?.verses).toEqual([expected]);
});

test("a whole reading stays as it is", () => {
  expect(completeReading(reading(300))).toEqual(reading(300));
});

test.each([
  [{ number: 112, verses: [] }],
  [{ number: 112 }],
  [{ number: 112, verses: [{ verseNumber: 1 }, { arabic: "-" }] }],
  [{ verses: [{ verseNumber: 1 }] }],
  [{ number: 112, verses: [{ verseNumber: "one" }] }],
])("a reading with %j is empty", (surah) => {
  const odd = { day: 300, readingTitle: "", surahs: [surah] };
  expect(completeReading(odd as unknown as Reading).surahs).toEqual([]);
});

test("a surah without verses is left out beside others", () => {
  const [first, ...rest] = reading(300).surahs;
  const odd = { ...reading(300), surahs: [{ ...first, verses: [] }, ...rest] };
  expect(completeReading(odd as Reading).surahs).toEqual(rest);
});
