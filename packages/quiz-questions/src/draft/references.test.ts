import { expect, test } from "vitest";
import { CORPUS } from "../../test/real-quran.ts";
import { bengaliGenitive } from "../languages/bn.ts";
import { listed, numberedVerse, reference, references } from "./references.ts";

test("cites a verse by name and numbers, in each language's digits", () => {
  expect(reference(CORPUS.verseAt(2, 30))).toEqual({
    en: "Al-Baqarah 2:30",
    bn: "সূরা আল-বাকারা ২:৩০",
  });
});

test("names a surah once for verses in a row", () => {
  const verses = [CORPUS.verseAt(2, 30), CORPUS.verseAt(2, 35), CORPUS.verseAt(3, 2)];
  expect(references(verses)).toEqual({
    en: "Al-Baqarah 2:30, 2:35 and Ali 'Imran 3:2",
    bn: "সূরা আল-বাকারা ২:৩০, ২:৩৫ ও সূরা আলে ইমরান ৩:২",
  });
});

test("speaks of a verse by its number in its surah", () => {
  expect(numberedVerse(CORPUS.verseAt(4, 12))).toEqual({
    en: "verse 12 of Surah An-Nisa",
    bn: "সূরা আন-নিসার ১২ নম্বর আয়াত",
  });
});

test.each([
  ["আন-নিসা", "আন-নিসার"],
  ["ইউনুস", "ইউনুসের"],
  ["আত-তাওবা", "আত-তাওবার"],
  ["কাফ", "কাফ-এর"],
])("of %s is %s", (name, genitive) => {
  expect(bengaliGenitive(name)).toBe(genitive);
});

test("puts texts in a row", () => {
  const texts = ["2:11", "2:12", "2:15"].map((en) => ({ en, bn: en }));
  expect(listed(texts)).toEqual({ en: "2:11, 2:12 and 2:15", bn: "2:11, 2:12 ও 2:15" });
  expect(listed(texts.slice(0, 1))).toEqual({ en: "2:11", bn: "2:11" });
});
