import { expect, test } from "vitest";
import { CORPUS } from "../../test/real-quran.ts";
import { arabicKey, splitWords, textKey } from "./text-key.ts";

test("splits words at U+0020 alone: the thin space of 2:72 is inside a word", () => {
  const words = splitWords(CORPUS.verseAt(2, 72).arabic);
  expect(words).toHaveLength(10);
  expect(words.filter((word) => word.includes("\u2009"))).toHaveLength(1);
});

test.each([
  ["ٱلرَّحۡمَٰنِ", "الرحمن"],
  ["أُوْلَـٰٓئِكَ", "اوليك"],
  ["هُدٗىۖ", "هدي"],
  ["لَّهُۥ", "له"],
  ["۞إِنَّ", "ان"],
])("reduces %s to %s", (word, key) => {
  expect(arabicKey(word)).toBe(key);
});

test("strips case, marks, punctuation and spaces from translations", () => {
  expect(textKey("[All] praise is [due] to Allah, ")).toBe("allpraiseisduetoallah");
  expect(textKey("তিনি আল্লাহ, এক।")).toBe(textKey("তিনি  আল্লাহ এক"));
});
