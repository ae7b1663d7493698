import { Edition } from "@daily-quran/domain/edition";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countWords } from "../src/verse-text.ts";
import { editionHash } from "../src/ingest/edition-hash.ts";
import { SurahFacts } from "../src/surah-facts.ts";
import { builtReadings, builtVerses, parseBuilt } from "./built-content.ts";

const editions = z.array(Edition).parse(parseBuilt("editions.json"));

describe("the built readings", () => {
  it("hold all 6,236 verses in order, none twice", () => {
    const surahs = z.array(SurahFacts).parse(parseBuilt("surahs.json"));
    const expected = surahs.flatMap((surah) =>
      Array.from({ length: surah.verseCount }, (_, index) => `${surah.number}:${index + 1}`),
    );
    expect(expected).toHaveLength(6236);
    expect(builtVerses.map((verse) => `${verse.surahNumber}:${verse.verseNumber}`)).toEqual(
      expected,
    );
    expect(builtVerses.filter((verse) => verse.number !== verse.verseNumber)).toEqual([]);
  });

  it("hold every letter of the Arabic as it was reviewed, and of the other editions as listed", () => {
    const hashes = (
      ["arabic", "translation", "bengaliTranslation", "transliteration"] as const
    ).map((field) => editionHash(builtVerses.map((verse) => ({ text: verse[field] }))));
    expect(hashes[0]).toBe("05905855a83f5d9bd0f88945f04467774a2c9f4fcd10dd3e3bb56299ef4bfda5");
    expect(hashes).toEqual(editions.slice(0, 4).map((edition) => edition.sha256));
  });

  it("are numbered by day and titled by what they read", () => {
    expect(builtReadings.map((reading) => reading.day)).toEqual(
      Array.from({ length: 300 }, (_, index) => index + 1),
    );
    expect(builtReadings[0]?.readingTitle).toBe("Al-Fatiha/Al-Baqarah");
    expect(builtReadings[1]?.readingTitle).toBe("Al-Baqarah 25–37");
    expect(builtReadings[299]?.readingTitle).toBe("Quraysh–An-Nas");
  });

  it("have the Basmala only where verse 1 of a surah is read", () => {
    const parts = builtReadings.flatMap(({ surahs }) => surahs);
    const withBasmala = parts.filter(({ basmala }) => basmala);
    expect(withBasmala.map(({ verses }) => verses[0]?.verseNumber)).toEqual(
      Array.from({ length: 112 }, () => 1),
    );
  });

  it("read 9:100-111 on day 101", () => {
    const [surah, ...others] = builtReadings[100]?.surahs ?? [];
    expect(others).toEqual([]);
    expect(surah?.number).toBe(9);
    expect(surah?.verses.map((verse) => verse.number)).toEqual([
      100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111,
    ]);
  });

  it("say of 7:156 and 12:50, in both languages, which words in the Bengali are ours", () => {
    const remarked = builtVerses.filter(({ surahNumber, verseNumber }) =>
      ["7:156", "12:50"].includes(`${surahNumber}:${verseNumber}`),
    );
    expect(remarked.map(({ bengaliTranslation }) => bengaliTranslation.normalize("NFC"))).toEqual(
      [
        "আর পৃথিবীতে এবং আখেরাতে আমাদের জন্য কল্যাণ লিখে দাও। আমরা তোমার দিকে প্রত্যাবর্তন করছি। আল্লাহ তা’আলা বললেন, আমার আযাব তারই উপর (আপতিত করি, যার উপর ইচ্ছা করি; আর আমার রহমত সবকিছুর উপর) পরিব্যাপ্ত। সুতরাং তা তাদের জন্য লিখে দেব যারা ভয় রাখে, যাকাত দান করে এবং যারা আমার আয়াতসমূহের উপর বিশ্বাস স্থাপন করে।",
        "বাদশাহ বললঃ (তাকে আমার কাছে নিয়ে এস। অতঃপর যখন দূত ইউসুফের কাছে এল, তখন তিনি বললেনঃ) ফিরে যাও তোমাদের প্রভুর কাছে এবং জিজ্ঞেস কর তাকে ঐ মহিলাদের স্বরূপ কি, যারা স্বীয় হস্ত কর্তন করেছিল! আমার পালনকর্তা তো তাদের ছলনা সবই জানেন।",
      ].map((text) => text.normalize("NFC")),
    );
    expect(remarked.map(({ bengaliRemark }) => bengaliRemark)).toEqual([
      {
        kind: "missing",
        text: {
          en: "This translation lacks a part of the verse. The words in brackets are ours, by the sense of the Arabic: (whom I will; and My mercy encompasses all things)",
          bn: "এই অনুবাদে আয়াতটির একটি অংশ নেই। বন্ধনীর ভেতরের কথা আমাদের, আরবির অর্থ অনুযায়ী: (আপতিত করি, যার উপর ইচ্ছা করি; আর আমার রহমত সবকিছুর উপর)",
        },
      },
      {
        kind: "missing",
        text: {
          en: "This translation lacks a part of the verse. The words in brackets are ours, by the sense of the Arabic: (Bring him to me. But when the messenger came to him, Joseph said:)",
          bn: "এই অনুবাদে আয়াতটির একটি অংশ নেই। বন্ধনীর ভেতরের কথা আমাদের, আরবির অর্থ অনুযায়ী: (তাকে আমার কাছে নিয়ে এস। অতঃপর যখন দূত ইউসুফের কাছে এল, তখন তিনি বললেনঃ)",
        },
      },
    ]);
  });

  it("have 178 to 326 Arabic words a day, the median 259", () => {
    const words = builtReadings
      .map((reading) =>
        reading.surahs
          .flatMap((surah) => surah.verses)
          .reduce((total, verse) => total + countWords(verse.arabic), 0),
      )
      .toSorted((a, b) => a - b);
    expect([words[0], words[149], words[150], words[299]]).toEqual([178, 259, 259, 326]);
  });
});
