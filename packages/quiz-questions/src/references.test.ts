import { expect, test } from "vitest";
import { CORPUS } from "../test/real-quran.ts";
import { reference, verseList } from "./references.ts";

test("cites a verse by name and numbers, in each language's digits", () => {
  expect(reference(CORPUS.verseAt(2, 30))).toEqual({
    en: "Al-Baqarah 2:30",
    bn: "আল-বাকারা ২:৩০",
  });
});

test("lists verses in the order of the Quran", () => {
  const verses = [CORPUS.verseAt(3, 1), CORPUS.verseAt(2, 255), CORPUS.verseAt(2, 30)];
  expect(verseList(verses)).toEqual({
    en: "2:30, 2:255 and 3:1",
    bn: "২:৩০, ২:২৫৫ ও ৩:১",
  });
});
