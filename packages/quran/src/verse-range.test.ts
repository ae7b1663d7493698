import { expect, test } from "vitest";
import { rangeText, rangeVerseCount } from "./verse-range.ts";

test.each([
  [{ surah: 9, from: 100, to: 111 }, "9:100-111", 12],
  [{ surah: 9, from: 100, to: 100 }, "9:100", 1],
  [{ surah: 1, from: 1, to: 7 }, "1:1-7", 7],
])("%j is written %s and holds %d verses", (range, text, verses) => {
  expect(rangeText(range)).toBe(text);
  expect(rangeVerseCount(range)).toBe(verses);
});
