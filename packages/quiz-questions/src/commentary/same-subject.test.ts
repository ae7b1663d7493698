import { expect, test } from "vitest";
import { haveOneSubject } from "./same-subject.ts";

const verse = (surahNumber: number, verseNumber: number) => ({ surahNumber, verseNumber });

test("two listed verses have one subject in both orders, others do not", () => {
  expect(haveOneSubject(verse(65, 7), verse(65, 6))).toBe(true);
  expect(haveOneSubject(verse(65, 6), verse(65, 7))).toBe(true);
  expect(haveOneSubject(verse(65, 7), verse(65, 5))).toBe(false);
});
