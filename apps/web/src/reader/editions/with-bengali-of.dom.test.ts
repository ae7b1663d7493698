import { expect, test } from "vitest";
import { RequestError } from "../server/fetcher.ts";
import { verseOf } from "../../test/verses.ts";
import { withBengaliOf } from "./with-bengali-of.ts";

const text = (...verses: ReturnType<typeof verseOf>[]) => ({ surahs: [{ verses }] });

test("a verse gets the Bengali of its own number, wherever that stands", () => {
  const bengali = text(
    { ...verseOf(2, 7), bengaliTranslation: "seven" },
    { ...verseOf(2, 6), bengaliTranslation: "six" },
  );
  const { surahs } = withBengaliOf(text(verseOf(2, 6), verseOf(2, 7)), bengali);
  expect(surahs[0]?.verses.map(({ bengaliTranslation }) => bengaliTranslation)).toEqual([
    "six",
    "seven",
  ]);
});

test("a text is refused where the other edition lacks a verse", () => {
  expect(() => withBengaliOf(text(verseOf(2, 6)), text(verseOf(2, 7)))).toThrow(RequestError);
});
