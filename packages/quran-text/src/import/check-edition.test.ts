import { array, assert, constantFrom, property } from "fast-check";
import { expect, it } from "vitest";
import { syntheticEdition } from "../../test/synthetic-edition.ts";
import { editionHash } from "../ingest/edition-hash.ts";
import { verseKey } from "../verse-text.ts";
import { checkEdition } from "./check-edition.ts";
import { versesOfRun } from "./runs.ts";

const whole = syntheticEdition("On");
const complete = { maxMissing: 0 };
const refusalOf = (source: typeof whole, maxMissing = 0): string => {
  try {
    checkEdition(source, { maxMissing });
  } catch (error) {
    return (error as Error).message;
  }
  return "taken";
};
const withText = (key: string, text: string) =>
  whole.map((verse) => (verseKey(verse) === key ? { ...verse, text } : verse));

it("takes a whole edition in any order", () => {
  const checked = checkEdition(whole.toReversed(), complete);
  expect(checked).toMatchObject({ verses: 6236, missingVerses: [], sha256: editionHash(whole) });
  expect(checked.runs).toHaveLength(6236);
  expect(checked.runs.flatMap(versesOfRun)).toEqual(whole);
});

it("keeps a text that explains several verses once, and never across surahs", () => {
  const source = whole.map((verse) => ({
    ...verse,
    text: verse.surah >= 113 ? "both" : verse.text,
  }));
  expect(checkEdition(source, complete).runs.slice(-3)).toEqual([
    { surah: 112, from: 4, to: 4, text: "On 112:4" },
    { surah: 113, from: 1, to: 5, text: "both" },
    { surah: 114, from: 1, to: 6, text: "both" },
  ]);
});

it("returns the text of every verse, whatever runs there are", () => {
  assert(
    property(array(constantFrom("a", "b", "c"), { minLength: 6236, maxLength: 6236 }), (texts) => {
      const source = whole.map((verse, index) => ({ ...verse, text: texts[index] ?? "" }));
      expect(checkEdition(source, complete).runs.flatMap(versesOfRun)).toEqual(source);
    }),
    { numRuns: 3 },
  );
});

it("names the verses that are missing, those in a row together", () => {
  const source = whole.filter(
    ({ surah, verse }) => !(surah === 2 && verse > 283) && !(surah === 3 && verse === 1),
  );
  expect(refusalOf(withText("114:6", " <p></p>"))).toBe(
    "6,235 of 6,236 verses have a text.\n  114:6: missing",
  );
  expect(refusalOf(source)).toBe(
    "6,232 of 6,236 verses have a text.\n  2:284-286: missing\n  3:1: missing",
  );
});

it("accepts as many missing verses as allowed, and lists them", () => {
  const source = whole.filter(({ surah, verse }) => !(surah === 34 && verse === 54));
  expect(checkEdition(source, { maxMissing: 1 })).toMatchObject({
    verses: 6235,
    missingVerses: ["34:54"],
    sha256: editionHash(source),
  });
});

it("names every verse at fault", () => {
  const source = [
    ...withText("2:255", "x<script>alert(1)</script>"),
    { surah: 1, verse: 8, text: "none" },
    { surah: 115, verse: 1, text: "none" },
    { surah: 1, verse: 7, text: "again" },
  ];
  expect(refusalOf(source)).toBe(
    [
      "The text is not fit to be shown.",
      "  2:255: holds the element <script>",
      "  1:8: is no verse of the Quran",
      "  115:1: is no verse of the Quran",
      "  1:7: stands twice",
    ].join("\n"),
  );
});

it("counts what it does not name", () => {
  const source = whole.map((verse) => ({ ...verse, text: "\u202E" }));
  const lines = refusalOf(source).split("\n");
  expect(lines).toHaveLength(14);
  expect(lines.at(-1)).toBe("  and 6,224 more of this");
});

it("refuses a text that no commentary could have", () => {
  expect(refusalOf(withText("2:2", "x".repeat(200_001)))).toBe(
    "The text is not fit to be shown.\n  2:2: is longer than 200,000 characters",
  );
});
