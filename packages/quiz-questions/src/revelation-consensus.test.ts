import { expect, test } from "vitest";
import { SURAHS } from "../test/real-quran.ts";
import { agreedRevelationPlace } from "./revelation-consensus.ts";

function numbersOf(place: string | undefined): number[] {
  return SURAHS.filter((surah) => agreedRevelationPlace(surah) === place).map(
    ({ number }) => number,
  );
}

test("names only surahs on which the scholars agree and the facts concur", () => {
  expect(numbersOf("medinan")).toEqual([
    2, 3, 4, 5, 8, 9, 24, 33, 48, 49, 58, 59, 60, 63, 65, 66, 110,
  ]);
  expect(numbersOf(undefined)).toEqual([
    1, 13, 22, 47, 55, 57, 61, 62, 64, 76, 83, 97, 98, 99, 100, 102, 107, 108, 112, 113, 114,
  ]);
  expect(numbersOf("meccan")).toHaveLength(76);
});

test("names no surah whose facts say otherwise", () => {
  const [, baqarah] = SURAHS;
  if (!baqarah) throw new Error("The second surah");
  expect(agreedRevelationPlace({ ...baqarah, revelation: "meccan" })).toBeUndefined();
});
