import { printedLines, printedSpan } from "@daily-quran/quran/printed-lines";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import { expect, test } from "vitest";
import { reading } from "../../test/readings.ts";
import { pageMarks } from "./page-marks.ts";

test.each([
  // 2:283, which begins the third quarter of hizb 5, is the page's first.
  [49, [24], [{ line: 1, rub: 20 }]],
  [50, [24], []],
  // 7:206, after which one prostrates.
  [176, [87], [{ line: 15 }]],
])("page %i, read on days %j, has the marks %j", (page, days, marks) => {
  const { from, to } = printedSpan(page);
  const texts = days
    .flatMap((day) => reading(day).surahs)
    .flatMap(({ verses }) => verses)
    .filter(({ surahNumber, verseNumber }) => {
      const ordinal = ordinalOfVerse(surahNumber, verseNumber);
      return ordinal >= from && ordinal <= to;
    })
    .map(({ arabic }) => arabic);
  expect(pageMarks(page, printedLines(page, texts))).toEqual(marks);
});
