import { expect, test } from "vitest";
import { reading } from "../../test/readings.ts";
import { verseOf } from "../../test/verses.ts";
import { copiesOfVerse } from "./copies-of-verse.ts";

test("a verse is copied letter for letter, with its reference behind it", () => {
  const verse = reading(300).surahs.find(({ number }) => number === 112)?.verses[0];
  if (!verse) throw new Error("Day 300 has no verse 112:1");
  const link = "https://quran.example/schedule?day=300#112-1";
  expect(copiesOfVerse(verse, { address: link, language: "en" })).toEqual([
    { label: "copyArabic", text: `${verse.arabic} (112:1)` },
    { label: "copyOnlyEnglish", text: `${verse.translation} (112:1)` },
    { label: "copyOnlyBengali", text: `${verse.bengaliTranslation} (112:1)` },
    { label: "copyEnglish", text: `${verse.arabic}\n${verse.translation} (112:1)` },
    { label: "copyBengali", text: `${verse.arabic}\n${verse.bengaliTranslation} (112:1)` },
    { label: "copyLink", text: link },
  ]);
});

test("the pronunciation is copied as the reader sees it, behind the Arabic", () => {
  const verse = verseOf(2, 5);
  const pronunciation = "ulâʾika ʿalā hudam mir rabbihim";
  const copies = copiesOfVerse(verse, { address: "/", language: "en", pronunciation });
  expect(copies.slice(3)).toEqual([
    { label: "copyPronunciation", text: `${pronunciation} (2:5)` },
    {
      label: "copyAllEnglish",
      text: `${verse.arabic}\n${pronunciation}\n${verse.translation} (2:5)`,
    },
    {
      label: "copyAllBengali",
      text: `${verse.arabic}\n${pronunciation}\n${verse.bengaliTranslation} (2:5)`,
    },
    { label: "copyLink", text: "/" },
  ]);
});

test.each(["en", "bn"] as const)(
  "what is remarked on a translation is copied with it in %s",
  (language) => {
    const verse = reading(84).surahs[0]?.verses.find(({ verseNumber }) => verseNumber === 156);
    const { arabic, translation, bengaliTranslation, bengaliRemark } = verse ?? {};
    if (!verse || !bengaliRemark) throw new Error("Day 84 has no remark on 7:156");
    const copies = copiesOfVerse(verse, { address: "/", language });
    const bengali = `${bengaliTranslation} (7:156)\n${bengaliRemark.text[language]}`;
    expect(copies.map(({ text }) => text)).toEqual([
      `${arabic} (7:156)`,
      `${translation} (7:156)`,
      bengali,
      `${arabic}\n${translation} (7:156)`,
      `${arabic}\n${bengali}`,
      "/",
    ]);
  },
);
