import { expect, it } from "vitest";
import { countWords } from "../verse-text.ts";
import { readingMinutes } from "./reading-minutes.ts";

it("counts the words of 2:72, where a thin space is inside a word", () => {
  expect(countWords("وَإِذۡ قَتَلۡتُمۡ نَفۡسٗا فَٱدَّـٰرَ\u2009ٰٔتُمۡ فِيهَاۖ")).toBe(5);
});

it.each([
  [1, 1],
  [178, 7],
  [259, 10],
  [326, 13],
])("takes %i words for %i minutes", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
