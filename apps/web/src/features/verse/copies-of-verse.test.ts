import { expect, test } from "vitest";
import { reading } from "../../test/readings.ts";
import { copiesOfVerse } from "./copies-of-verse.ts";

test("a verse is copied letter for letter, with its reference behind it", () => {
  const verse = reading(300).surahs.find(({ number }) => number === 112)?.verses[0];
  if (!verse) throw new Error("Day 300 has no verse 112:1");
  const link = "https://quran.example/schedule?day=300#112-1";
  expect(copiesOfVerse(verse, link)).toEqual([
    { label: "copyArabic", text: `${verse.arabic} (112:1)` },
    { label: "copyOnlyEnglish", text: `${verse.translation} (112:1)` },
    { label: "copyOnlyBengali", text: `${verse.bengaliTranslation} (112:1)` },
    { label: "copyEnglish", text: `${verse.arabic}\n${verse.translation} (112:1)` },
    { label: "copyBengali", text: `${verse.arabic}\n${verse.bengaliTranslation} (112:1)` },
    { label: "copyLink", text: link },
  ]);
});
