import { expect, test } from "vitest";
import { surahVerseCount } from "./surah-verse-count.ts";
import { SURAH_VERSE_COUNTS } from "./surah-verse-counts.generated.ts";

test.each([
  [1, 7],
  [2, 286],
  [9, 129],
  [36, 83],
  [108, 3],
  [114, 6],
])("surah %d has %d verses", (surah, verses) => expect(surahVerseCount(surah)).toBe(verses));

test("114 surahs have 6,236 verses", () => {
  expect(SURAH_VERSE_COUNTS).toHaveLength(114);
  expect(SURAH_VERSE_COUNTS.reduce((sum, verses) => sum + verses, 0)).toBe(6236);
});

test.each([0, 115, 1.5, Number.NaN])("there is no surah %d", (surah) => {
  expect(() => surahVerseCount(surah)).toThrow(RangeError);
});
