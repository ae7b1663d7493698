import { Edition } from "@daily-quran/domain/edition";
import { Plan } from "@daily-quran/domain/reading";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { builtVerses, parseBuilt } from "./built-content.ts";

const plan = Plan.parse(parseBuilt("plan.json"));
const editions = z.array(Edition).parse(parseBuilt("editions.json"));

describe("the built plan", () => {
  it("names the exact ranges and estimates the minutes", () => {
    expect(plan[0]).toEqual({
      day: 1,
      reading: "Day 1 - Al-Fatiha 1:1-7, Al-Baqarah 2:1-24",
      readingTitle: "Al-Fatiha/Al-Baqarah",
      verseCount: 31,
      minutes: 13,
    });
    expect(plan[100]).toEqual({
      day: 101,
      reading: "Day 101 - At-Tawbah 9:100-111",
      readingTitle: "At-Tawbah 100–111",
      verseCount: 12,
      minutes: 10,
    });
    expect(plan.reduce((verses, entry) => verses + entry.verseCount, 0)).toBe(6236);
  });

  it("takes 7 to 13 minutes a day, mostly ten", () => {
    const minutes = plan.map((entry) => entry.minutes).toSorted((a, b) => a - b);
    expect([minutes[0], minutes[149], minutes[299]]).toEqual([7, 10, 13]);
  });
});

describe("the built editions", () => {
  it("are the eight, complete, in the order of a verse's fields", () => {
    expect(
      editions.map(({ id, verses, missingVerses }) => ({ id, verses, missingVerses })),
    ).toEqual(
      [
        "ar-uthmani",
        "en-saheeh",
        "bn-muhiuddin",
        "en-letters",
        "en-recited",
        "bn-letters",
        "en-transliteration",
        "ar-indopak",
      ].map((id) => ({ id, verses: 6236, missingVerses: [] })),
    );
  });

  it("list the incomplete Bengali verses, and count all that have a remark in readings", () => {
    const remarked = builtVerses.flatMap(({ surahNumber, verseNumber, bengaliRemark }) =>
      bengaliRemark ? [{ verse: `${surahNumber}:${verseNumber}`, ...bengaliRemark }] : [],
    );
    expect(
      editions.flatMap(({ id, remarkedVerses }) => (remarkedVerses ? [[id, remarkedVerses]] : [])),
    ).toEqual([["bn-muhiuddin", remarked.length]]);
    expect(editions[2]?.incompleteVerses).toEqual(
      remarked
        .filter(({ kind }) => kind === "missing")
        .map(({ verse, text }) => ({ verse, reason: text.en })),
    );
    expect(editions[2]?.incompleteVerses.map(({ verse }) => verse)).toContain("12:50");
  });

  it("say for how many verses the marks were restored, and from where", () => {
    expect(editions.map(({ wideErrata }) => wideErrata?.map(({ verses }) => verses))).toEqual([
      undefined,
      [5752],
      [839],
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(editions[1]?.wideErrata?.[0]?.source).toContain(
      "quranic-corpus-api/blob/17a9062416eccc332111ef3e84f74072d709e187/",
    );
  });

  it("list every erratum with its reason", () => {
    const corrected = editions.filter(({ errata }) => errata.length > 0);
    expect(corrected.map(({ id }) => id)).toEqual(["en-saheeh", "bn-muhiuddin"]);
    expect(editions[2]?.errata[0]).toEqual({
      verses: ["2:70", "2:71"],
      reason: "The answer of Moses opens 2:71 in the Arabic; the source has it at the end of 2:70.",
    });
  });
});
