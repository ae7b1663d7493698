import { expect, test } from "vitest";
import { RequestError } from "../server/fetcher.ts";
import { verseOf } from "../../test/verses.ts";
import { withTranslationOf } from "./in-chosen-editions.ts";

const text = (...verses: ReturnType<typeof verseOf>[]) => ({ surahs: [{ verses }] });

test("a verse gets the Bengali of its own number, wherever that stands", () => {
  const bengali = text(
    { ...verseOf(2, 7), bengaliTranslation: "seven" },
    { ...verseOf(2, 6), bengaliTranslation: "six" },
  );
  const { surahs } = withTranslationOf(text(verseOf(2, 6), verseOf(2, 7)), bengali, "bn");
  expect(surahs[0]?.verses.map(({ bengaliTranslation }) => bengaliTranslation)).toEqual([
    "six",
    "seven",
  ]);
});

test("a text is refused where the other edition lacks a verse", () => {
  const other = text(verseOf(2, 7));
  expect(() => withTranslationOf(text(verseOf(2, 6)), other, "bn")).toThrow(RequestError);
});
