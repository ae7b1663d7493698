import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CORPUS } from "../../test/real-quran.ts";
import { DOUBTFUL_VERSES } from "./doubtful-verses.ts";

const REVIEW = readFileSync(new URL("../../../../docs/bengali-review.md", import.meta.url), "utf8");

test("are the verses that the review of the translation leaves undecided", () => {
  const undecided = REVIEW.matchAll(/^\| \**(\d+:\d+)\** \|/gmu);
  const verses = new Set(Array.from(undecided, ([, verse = ""]) => verse));
  expect([...DOUBTFUL_VERSES].toSorted()).toEqual([...verses].toSorted());
});

test("are never an option", () => {
  const { verseOption, meaningOption } = CORPUS.verseAt(17, 16);
  expect([verseOption, meaningOption]).toEqual([undefined, undefined]);
});
