import { expect, test } from "vitest";
import { CORPUS } from "../../test/real-quran.ts";
import { seededRandom } from "../seeded-random.ts";
import { hasLoneSurah, threeBeside } from "./reference-options.ts";

const at = (...places: readonly (readonly [number, number])[]) =>
  places.map(([surah, verse]) => CORPUS.verseAt(surah, verse));

test.each([
  ["three of one surah and one of another", at([9, 127], [9, 128], [9, 129], [10, 2]), true],
  ["two of each", at([9, 128], [9, 129], [10, 1], [10, 2]), false],
  ["four of one", at([10, 1], [10, 2], [10, 3], [10, 4]), false],
])("%s", (_, verses, expected) => {
  expect(hasLoneSurah(verses)).toBe(expected);
});

test("the right verse is never the only one of its surah beside three of another", () => {
  const [right] = at([9, 129]);
  const others = at([9, 127], [9, 128], [10, 1], [10, 2], [10, 3], [10, 4]);
  if (!right) throw new Error("The verse is in the corpus");
  for (let draw = 0; draw < 100; draw++) {
    const three = threeBeside(right, others, seededRandom(`draw ${draw}`));
    expect(hasLoneSurah([right, ...(three ?? [])])).toBe(false);
    expect(three).toHaveLength(3);
  }
  expect(threeBeside(right, others.slice(2, 5), seededRandom("lone"))).toBeUndefined();
});
