import type { Reading } from "@daily-quran/domain/reading";
import { expect, test } from "vitest";
import { reading } from "../../test/readings.ts";
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
