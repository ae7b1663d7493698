import { describe, expect, it } from "vitest";
import { searchVerses } from "./search-verses.ts";
import { parseVerseReference } from "./verse-reference.ts";

const verses = [
  {
    surahNumber: 2,
    verseNumber: 255,
    arabic: "ٱللَّهُ لَآ إِلَٰهَ إِلَّا هُوَ",
    translation: "Allah - there is no deity except Him",
    bengaliTranslation: "আল্লাহ ছাড়া অন্য কোন উপাস্য নেই",
  },
  {
    surahNumber: 2,
    verseNumber: 256,
    arabic: "لَآ إِكۡرَاهَ فِي ٱلدِّينِۖ",
    translation: "There shall be no compulsion in the religion",
    bengaliTranslation: "দ্বীনের ব্যাপারে কোন জবরদস্তি নেই",
    tafseer: "Revealed about the Ansar",
  },
];

const found = (query: string) => searchVerses(verses, query).map((verse) => verse.verseNumber);

describe("searchVerses", () => {
  it.each([
    ["", [255, 256]],
    ["  ", [255, 256]],
    ["إله", [255]],
    ["اكراه", [256]],
    ["  DEITY ", [255]],
    ["there", [255, 256]],
    ["জবরদস্তি", [256]],
    ["ansar", [256]],
    ["2:255", [255]],
    [" 2 : 255 ", [255]],
    ["২:২৫৬", [256]],
    ["٢:٢٥٥-٢٥٦", [255, 256]],
    ["2:1–300", [255, 256]],
    ["3:255", []],
    ["?", []],
    ["Moses", []],
  ])("“%s” finds %j", (query, numbers) => {
    expect(found(query)).toEqual(numbers);
  });
});

describe("parseVerseReference", () => {
  it.each([
    ["2:255", { surah: 2, from: 255, to: 255 }],
    ["۲:۲۵۵-۲۵۷", { surah: 2, from: 255, to: 257 }],
    ["2", undefined],
    ["2:", undefined],
    ["2:2555", undefined],
    ["Say: 2", undefined],
  ])("reads %s", (query, reference) => {
    expect(parseVerseReference(query)).toEqual(reference);
  });
});
