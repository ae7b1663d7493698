import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { getSurahMeta, isValidSurah } from "quran-meta/hafs";
import { describe, expect, it } from "vitest";
import { readSurahFacts } from "./surahs.ts";

const surahs = readSurahFacts();
const numbers = Array.from({ length: 114 }, (_, index) => index + 1);

describe("the surahs", () => {
  it("are 114, in order, with the verse counts that the plan was made from", () => {
    expect(surahs.map((surah) => surah.number)).toEqual(numbers);
    expect(surahs.map((surah) => surah.verseCount)).toEqual(numbers.map(surahVerseCount));
    expect(surahs.reduce((verses, surah) => verses + surah.verseCount, 0)).toBe(6236);
  });

  it("have the facts of the first and of a surah whose Arabic name is corrected", () => {
    expect(surahs[0]).toEqual({
      number: 1,
      name: "Al-Fatiha",
      englishName: "Al-Fatiha",
      englishMeaning: "The Opener",
      bengaliName: "আল-ফাতিহা",
      bengaliMeaning: "সূচনা",
      arabicName: "الفاتحة",
      basmala: false,
      revelation: "meccan",
      verseCount: 7,
    });
    expect(surahs[75]).toMatchObject({ englishName: "Al-Insan", arabicName: "الإنسان" });
  });

  it("show a Basmala heading except above the first and the ninth", () => {
    expect(surahs.filter((surah) => !surah.basmala).map((surah) => surah.number)).toEqual([1, 9]);
  });

  it("have the Arabic names and places of revelation that quran-meta has, vowels removed", () => {
    const differing = surahs.filter((surah) => {
      if (!isValidSurah(surah.number)) throw new RangeError(String(surah.number));
      const { name, isMeccan } = getSurahMeta(surah.number);
      return (
        name.replaceAll(/[\u064B-\u065F\u0670]/g, "") !== surah.arabicName ||
        isMeccan !== (surah.revelation === "meccan")
      );
    });
    // quran-meta writes the final alif maqsura of الشورى with dots.
    expect(differing.map((surah) => surah.number)).toEqual([42]);
  });

  it("write a doubled letter of a Bengali name doubled", () => {
    expect([22, 37, 61, 83].map((number) => surahs[number - 1]?.bengaliName)).toEqual([
      "আল-হাজ্জ",
      "আস-সাফ্ফাত",
      "আস-সাফ্ফ",
      "আল-মুতাফ্ফিফিন",
    ]);
  });

  it("have 114 different Bengali names in Bengali letters", () => {
    const names = surahs.map((surah) => surah.bengaliName);
    expect(new Set(names).size).toBe(114);
    expect(
      names.filter((name) => !/^[\u0980-\u09FF]+(?:[ -][\u0980-\u09FF]+)?$/.test(name)),
    ).toEqual([]);
  });
});
