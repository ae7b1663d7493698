import { MADANI, printedLines, printedSpan } from "@daily-quran/quran/printed-lines";
import { expect, test } from "vitest";
import { reading } from "../../test/readings.ts";
import { pageMarks } from "./page-marks.ts";
import { placeOf } from "./use-printed-passage.ts";

test.each([
  // 2:283, which begins the third quarter of hizb 5, is the page's first.
  [49, [24], [{ line: 1, kind: "rub", number: 20 }]],
  [50, [24], []],
  // 7:206, after which one prostrates.
  [176, [87], [{ line: 15, kind: "sajda", number: 0 }]],
])("page %i, read on days %j, has the marks %j", (page, days, marks) => {
  const { from, to } = printedSpan(MADANI, page);
  const verses = days
    .flatMap((day) => reading(day).surahs)
    .flatMap((surah) => surah.verses)
    .filter((verse) => placeOf(verse) >= from && placeOf(verse) <= to);
  const lines = printedLines(
    MADANI,
    page,
    verses.map(({ arabic }) => arabic),
  );
  expect(pageMarks(lines, verses)).toEqual(marks);
});

// The print ends two of ash-Shu'ara a verse before the usual count, and has one more in al-Qasas and in Luqman.
test.each([
  [26, 51, 318],
  [26, 68, 319],
  [28, 82, 0],
  [28, 88, 341],
  [31, 30, 0],
  [31, 34, 357],
])(
  "in Indo-Pak the end of a ruku at %i:%i has the number %i",
  (surahNumber, verseNumber, number) => {
    const [some] = reading(300).surahs[0]?.verses ?? [];
    if (!some) throw new Error("day 300 has no verse");
    const verse = { ...some, surahNumber, verseNumber, arabicIndoPak: "\u08d6" };
    const parts = [{ at: 0, text: "", begins: false, ends: true }];
    expect(pageMarks([{ kind: "words", width: 100, parts }], [verse])).toEqual([
      { line: 1, kind: "ruku", number },
    ]);
  },
);
