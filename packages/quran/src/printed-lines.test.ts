import { expect, test } from "vitest";
import { numbersOf } from "./parts.ts";
import { pagesBeside, printedPageOf, printedSpan, wordsOnPage } from "./printed-lines.ts";
import { ordinalOfVerse, VERSES } from "./verse-order.ts";

test("each verse is on one printed page, that whose verses it is among", () => {
  const pages = Array.from({ length: VERSES }, (_, at) => printedPageOf(at + 1));
  const spans = numbersOf("page").flatMap((page) => {
    const { from, to } = printedSpan(page);
    return Array.from({ length: to - from + 1 }, () => page);
  });
  expect(pages).toEqual(spans);
});

test("all pages have the words of the Quran, and a sign for each verse", () => {
  const words = numbersOf("page").reduce((sum, page) => sum + wordsOnPage(page), 0);
  expect(words - VERSES).toBe(77_428);
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
    expect([printedPageOf(first), printedPageOf(last)]).toEqual(pages);
    expect(pagesBeside({ from: first, to: last })).toEqual(beside);
  },
);
