import { expect, test } from "vitest";
import { CORPUS, indexedVerses } from "../test/real-quran.ts";
import { endingGaps, isFarFromName, lookAlike, wordGaps } from "./word-gaps.ts";

const everyWordGap = indexedVerses().flatMap((verse) => wordGaps(verse));
const everyEnding = indexedVerses().flatMap((verse) => endingGaps(verse));

test("finds gaps all over the Quran", () => {
  expect(everyWordGap).toHaveLength(24_501);
  expect(everyEnding).toHaveLength(4062);
});

test("never leaves out the name of Allah, a marked word or one doubled by its neighbour", () => {
  const unfit = [...everyWordGap, ...everyEnding].filter(({ option }) => {
    const words = option.text.en;
    const letters = words.replace(/\p{M}/gu, "");
    return letters.includes("لله") || /[\u06D6-\u06DE\u06E9]|^.\p{M}*\u0651/u.test(words);
  });
  expect(unfit).toEqual([]);
});

test("leaves a verse its first two words and, when one word goes, its last", () => {
  for (const { verse, index, end } of everyWordGap) {
    expect(index >= 2 && end < verse.words.length).toBe(true);
  }
  for (const { verse, index, end } of everyEnding) {
    expect(index >= 4 && end === verse.words.length).toBe(true);
  }
});

test("asks about no gap beside the name of Allah, where a wrong filling would speak of Him", () => {
  const [beside] = endingGaps(CORPUS.verseAt(9, 110));
  const [apart] = endingGaps(CORPUS.verseAt(31, 17));
  if (!beside || !apart) throw new Error("Both verses have endings");
  expect(isFarFromName(beside)).toBe(false);
  expect(isFarFromName(apart)).toBe(true);
});

test("finds nothing in a verse that is not askable", () => {
  expect(wordGaps(CORPUS.verseAt(27, 30))).toEqual([]);
  expect(endingGaps(CORPUS.verseAt(27, 30))).toEqual([]);
});

test("tells words apart that grammar alone would choose between", () => {
  const [doubled] = endingGaps(CORPUS.verseAt(9, 110));
  const [alsoDoubled] = endingGaps(CORPUS.verseAt(8, 71));
  const [withArticle] = endingGaps(CORPUS.verseAt(2, 34));
  if (!doubled || !alsoDoubled || !withArticle) throw new Error("These verses have endings");
  expect(lookAlike(doubled, alsoDoubled)).toBe(true);
  expect(lookAlike(doubled, withArticle)).toBe(false);
});
