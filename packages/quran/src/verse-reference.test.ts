import { expect, test } from "vitest";
import { isRealRange, meantRange, parseVerseRange } from "./verse-reference.ts";

test.each([
  ["2:255", { surah: 2, from: 255, to: 255 }, true],
  ["2:255-257", { surah: 2, from: 255, to: 257 }, true],
  ["2:286", { surah: 2, from: 286, to: 286 }, true],
  ["2:287", { surah: 2, from: 287, to: 287 }, false],
  ["2:257-255", { surah: 2, from: 257, to: 255 }, false],
  ["114:1-7", { surah: 114, from: 1, to: 7 }, false],
  ["115:1", { surah: 115, from: 1, to: 1 }, false],
])("%s is read as a range of verses", (text, range, isReal) => {
  expect(parseVerseRange(text)).toEqual(range);
  expect(isRealRange(range)).toBe(isReal);
});

test.each(["", "2", "2:", "02:255", "2:0", "0:1", "2:1-0", "2:1-", " 2:1", "2:1e2", "2:1234"])(
  "%j is no range",
  (text) => {
    expect(parseVerseRange(text)).toBeUndefined();
  },
);

test.each([
  [2, 255, 257, 255, 257],
  [2, 257, 255, 255, 257],
  [2, 255, 7, 255, 257],
  [2, 280, 99, 99, 280],
  [2, 18, 6, 6, 18],
  [2, 5, 5, 5, 5],
  [2, 285, 300, 285, 286],
  [2, 300, 301, 300, 286],
  [115, 1, 2, 1, 2],
])("by %i:%i-%i verses %i to %i are meant", (surah, one, other, from, to) => {
  expect(meantRange(surah, one, other)).toEqual({ surah, from, to });
});
