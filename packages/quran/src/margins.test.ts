import * as hafs from "quran-meta/hafs";
import { expect, test } from "vitest";
import { MANZILS, SAJDAS } from "./margins.ts";
import { ordinalOfVerse, VERSES, verseOfOrdinal } from "./verse-order.ts";

test("the manzils are those of quran-meta, and hold every verse once", () => {
  expect(MANZILS.map(({ from }) => from)).toEqual(hafs.ManzilList.slice(1, 8));
  expect(MANZILS.map(({ from }) => verseOfOrdinal(from).surah)).toEqual([1, 5, 10, 17, 26, 37, 50]);
  expect(MANZILS.at(-1)?.to).toBe(VERSES);
  const nexts = MANZILS.map(({ to }) => to + 1);
  expect(MANZILS.slice(1).map(({ from }) => from)).toEqual(nexts.slice(0, -1));
});

// A source of another kind: what the Companions told Aws ibn Hudhayfa (Abu Dawud 1393, Ibn Majah 1345).
test("after al-Fatiha the manzils have 3, 5, 7, 9, 11 and 13 surahs, and then the mufassal from Qaf", () => {
  const firsts = MANZILS.map(({ from }) => Math.max(verseOfOrdinal(from).surah, 2));
  const counts = firsts.slice(1).map((surah, at) => surah - (firsts[at] ?? 0));
  expect(counts).toEqual([3, 5, 7, 9, 11, 13]);
  expect(verseOfOrdinal(MANZILS.at(-1)?.from ?? 0)).toEqual({ surah: 50, verse: 1 });
});

test("the places of prostration are those of quran-meta", () => {
  const ordinals = SAJDAS.map(({ surah, verse }) => ordinalOfVerse(surah, verse));
  expect(ordinals).toEqual(hafs.SajdaList);
});

const countOf = (school: string) =>
  SAJDAS.filter(({ countedBy }) => !countedBy || countedBy.some((one) => one === school)).length;

test("each school has as many of them as its books say", () => {
  expect(["hanafi", "maliki", "shafii", "hanbali"].map(countOf)).toEqual([14, 11, 14, 14]);
});
