import { describe, expect, test } from "vitest";
import { INDO_PAK } from "./indo-pak-lines.ts";
import {
  MADANI,
  pagesBeside,
  pagesOfPrinted,
  printedPageOf,
  printedSpan,
  wordsOnPage,
} from "./printed-lines.ts";
import { ordinalOfVerse, VERSES } from "./verse-order.ts";

describe.each([
  { mushaf: MADANI, count: 604, words: 77_428 },
  { mushaf: INDO_PAK, count: 610, words: 77_433 },
])("the $count pages of $mushaf.script", ({ mushaf, count, words }) => {
  const pages = mushaf.rows.map((_, at) => at + 1);

  test("have each verse once, and its page is found", () => {
    const found = Array.from({ length: VERSES }, (_, at) => printedPageOf(mushaf, at + 1));
    const spans = pages.flatMap((page) => {
      const { from, to } = printedSpan(mushaf, page);
      return Array.from({ length: to - from + 1 }, () => page);
    });
    expect(found).toEqual(spans);
    expect(pages).toHaveLength(count);
  });

  test("have the words of the Quran, and a sign for each verse", () => {
    const sum = pages.reduce((all, page) => all + wordsOnPage(mushaf, page), 0);
    expect(sum - VERSES).toBe(words);
  });

  test("are each in one page of the plan, or in two beside each other", () => {
    const most = pages.map((page) => pagesOfPrinted(mushaf, page)).map(([one, last]) => last - one);
    expect(Math.max(...most)).toBe(1);
  });
});

test.each([
  ["2:6", "2:24", [3, 4], []],
  ["36:1", "36:83", [440, 445], [440, 440, 445, 446]],
  ["1:1", "1:7", [1, 1], []],
] as const)(
  "the printed pages of %s to %s, %j, need what is beside them of %j",
  (from, to, pages, beside) => {
    const [first, last] = [from, to].map((key) => {
      const [surah = 0, verse = 0] = key.split(":").map(Number);
      return ordinalOfVerse(surah, verse);
    });
    if (first === undefined || last === undefined) throw new Error("no span");
    expect([printedPageOf(MADANI, first), printedPageOf(MADANI, last)]).toEqual(pages);
    expect(pagesBeside(MADANI, { from: first, to: last })).toEqual(beside);
  },
);
