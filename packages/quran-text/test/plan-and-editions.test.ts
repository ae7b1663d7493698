import { Edition } from "@daily-quran/domain/edition";
import { Plan } from "@daily-quran/domain/reading";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseBuilt } from "./built-content.ts";

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
  it("are the seven, complete, in the order of a verse's fields", () => {
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
      ].map((id) => ({ id, verses: 6236, missingVerses: [] })),
    );
  });

  it("list 12:50 and the other incomplete Bengali verses", () => {
    expect(editions[2]?.incompleteVerses.map(({ verse }) => verse)).toEqual([
      "2:89",
      "2:181",
      "3:33",
      "3:66",
      "3:155",
      "5:119",
      "6:61",
      "7:145",
      "7:156",
      "9:109",
      "12:50",
      "16:110",
      "16:115",
      "19:60",
      "46:31",
    ]);
    expect(editions[2]?.incompleteVerses.find(({ verse }) => verse === "12:50")?.reason).toBe(
      "Lacks the first sentence, the king's command to bring Joseph to him.",
    );
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
    ]);
    expect(editions[1]?.wideErrata?.[0]?.source).toContain(
      "quranic-corpus-api/blob/17a9062416eccc332111ef3e84f74072d709e187/",
    );
  });

  it("list every erratum with its reason", () => {
    const counts = editions.map(({ errata }) => [
      errata.length,
      errata.reduce((sum, { verses }) => sum + verses.length, 0),
    ]);
    expect(counts).toEqual([
      [0, 0],
      [8, 108],
      [25, 3046],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(editions[2]?.errata[0]).toEqual({
      verses: ["2:70", "2:71"],
      reason: "The answer of Moses opens 2:71 in the Arabic; the source has it at the end of 2:70.",
    });
  });
});
