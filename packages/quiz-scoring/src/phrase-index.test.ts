import { expect, test } from "vitest";
import { CORPUS } from "../test/real-quran.ts";
import { indexPhrases } from "./phrase-index.ts";

const PHRASES = indexPhrases([
  ["a", "b", "c", "d"],
  ["x", "a", "b", "c"],
  ["a", "b"],
  ["a", "b", "c", "a", "b", "c"],
]);

test.each([
  [
    ["a", "b", "c"],
    [0, 1, 3, 3],
  ],
  [["a", "b", "c", "d"], [0]],
  [["c", "a", "b"], [3]],
  [["a", "c", "b"], []],
  [["c", "d", "x"], []],
])("finds %o in the verses %o", (words, positions) => {
  expect(PHRASES.occurrences(words)).toEqual(positions);
});

test("counts the refrain of surah 55", () => {
  const refrain = CORPUS.verseAt(55, 13).wordKeys;
  expect(CORPUS.phrases.occurrences(refrain)).toHaveLength(31);
});
