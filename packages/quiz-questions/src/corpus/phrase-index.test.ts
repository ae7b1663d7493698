import { expect, test } from "vitest";
import { CORPUS } from "../../test/real-quran.ts";
import { phraseIndex } from "./phrase-index.ts";

const PHRASES = phraseIndex();
PHRASES.add(["a", "b", "c", "d"]);
PHRASES.add(["x", "a", "b", "c"]);
PHRASES.add(["a", "b"]);
PHRASES.add(["a", "b", "c", "a", "b", "c"]);

test.each([
  [
    ["a", "b", "c"],
    [0, 1, 3, 3],
  ],
  [["a", "b", "c", "d"], [0]],
  [["c", "a", "b"], [3]],
  [["a", "c", "b"], []],
  [["c", "d", "x"], []],
  [["b", "c", "y"], []],
  [["b", "c"], []],
  [[], []],
])("finds %o in the verses %o", (words, positions) => {
  expect(PHRASES.occurrences(words)).toEqual(positions);
});

test("gives back the words of each verse, and counts them", () => {
  expect([0, 1, 2, 3].map((position) => PHRASES.wordsOf(position).join(""))).toEqual([
    "abcd",
    "xabc",
    "ab",
    "abcabc",
  ]);
  expect(["a", "d", "y"].map((word) => PHRASES.countOf(word))).toEqual([5, 1, 0]);
});

test("finds what is added after it was asked", () => {
  const phrases = phraseIndex();
  phrases.add(["a", "b", "c"]);
  expect(phrases.occurrences(["a", "b", "c"])).toEqual([0]);
  phrases.add(["c", "a", "b", "c"]);
  expect(phrases.occurrences(["a", "b", "c"])).toEqual([0, 1]);
});

test("counts the refrain of surah 55", () => {
  const refrain = CORPUS.verseAt(55, 13).wordKeys;
  expect(CORPUS.phrases.occurrences(refrain)).toHaveLength(31);
});
