import * as hafs from "quran-meta/hafs";
import { expect, test } from "vitest";
import { MANZILS } from "./manzils.ts";
import { SAJDAS } from "./sajdas.ts";
import { ordinalOfVerse, VERSES, verseOfOrdinal } from "./verse-order.ts";

test("the manzils are those of quran-meta, and hold every verse once", () => {
  expect(MANZILS.map(({ from }) => from)).toEqual(hafs.ManzilList.slice(1, 8));
  expect(MANZILS.map(({ from }) => verseOfOrdinal(from).surah)).toEqual([1, 5, 10, 17, 26, 37, 50]);
  expect(MANZILS.at(-1)?.to).toBe(VERSES);
  for (const [index, { from }] of MANZILS.entries())
    if (index > 0) expect(from).toBe((MANZILS[index - 1]?.to ?? 0) + 1);
});

test("the places of prostration are those of quran-meta", () => {
  const ordinals = SAJDAS.map(({ surah, verse }) => ordinalOfVerse(surah, verse));
  expect(ordinals).toEqual(hafs.SajdaList.map(([ordinal]) => ordinal));
});

test("each school has as many of them as its books say", () => {
  const countOf = (school: string) =>
    SAJDAS.filter(({ countedBy }) => !countedBy || countedBy.some((one) => one === school)).length;
  expect(["hanafi", "maliki", "shafii", "hanbali"].map(countOf)).toEqual([14, 11, 14, 14]);
});
