import { expect, test } from "vitest";
import { CORPUS } from "../test/real-quran.ts";
import type { CorpusIndex } from "./corpus-index.ts";
import { nearestFirst, prepareVersesNear, sayNearlyTheSame, versesNear } from "./nearby.ts";

function verse(numbers: string) {
  const [surah = 0, number = 0] = numbers.split(":").map(Number);
  return CORPUS.verseAt(surah, number);
}

test("walks outward from a verse, over askable verses only", () => {
  const near = versesNear(CORPUS, CORPUS.verseAt(2, 4));
  const numbers = Array.from({ length: 5 }, () => {
    const { value } = near.next();
    return value ? [value.surahNumber, value.verseNumber] : [];
  });
  // 2:5 has the words of 31:5, and 2:1 is of separated letters.
  expect(numbers).toEqual([
    [2, 3],
    [2, 6],
    [2, 2],
    [2, 7],
    [2, 8],
  ]);
});

test("prepares the verses of a reading and all that its questions choose among, one a step", () => {
  const prepared: number[] = [];
  const corpus: CorpusIndex = {
    ...CORPUS,
    verseOn: (position) => {
      prepared.push(position);
      return CORPUS.verseOn(position);
    },
  };
  const steps = prepareVersesNear(corpus, { day: 1, ranges: [{ surah: 2, from: 154, to: 155 }] });
  const taken = [...steps].length;
  expect(taken).toBe(302);
  expect(prepared).toEqual(Array.from({ length: 302 }, (_, index) => index + 10));
  for (const { position } of versesNear(CORPUS, CORPUS.verseAt(2, 155)))
    expect(prepared).toContain(position);
});

test.each([
  ["2:48", "2:123", true],
  ["6:151", "17:31", true],
  ["2:30", "2:31", false],
  ["112:1", "113:1", false],
])("%s and %s say nearly the same: %s", (one, other, same) => {
  expect(sayNearlyTheSame(verse(one), verse(other))).toBe(same);
});

test("orders by distance and leaves the centre out", () => {
  const items = [1, 2, 3, 4, 5].map((number) => ({ number }));
  expect([...nearestFirst(items, 4)].map(({ number }) => number)).toEqual([3, 5, 2, 1]);
});
