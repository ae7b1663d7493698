import { MADANI } from "@daily-quran/quran/printed-lines";
import { expect, test } from "vitest";
import { reading } from "../../test/readings.ts";
import { pageShares, pagesText } from "./page-shares.ts";

test.each([
  [
    20,
    [
      [41, 1, 0],
      [42, 1, 1],
    ],
  ],
  // In print its first page begins with verses of the day before, and its last is mostly the next day's.
  [
    297,
    [
      [595, 1, 0],
      [596, 1, 1],
      [597, 0.25, 2],
    ],
  ],
])("day %i has pages, each with how much of it is read and how much before", (day, pages) => {
  expect(
    pageShares(MADANI, reading(day).surahs).map(({ page, share, before }) => [page, share, before]),
  ).toEqual(pages);
});

test.each([
  [0.25, "¼"],
  [1, "1"],
  [2.5, "2½"],
  [47.75, "47¾"],
])("%d pages are written %s", (pages, text) => {
  expect(pagesText(pages)).toBe(text);
});
