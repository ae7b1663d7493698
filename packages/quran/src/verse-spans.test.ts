import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ordinalOfVerse, verseOfOrdinal, VERSES } from "./verse-order.ts";
import { commonVerses, countVerses, rangesOfSpan, verseSet, withoutVerses } from "./verse-spans.ts";

test.each([
  [1, 1, 1],
  [1, 7, 7],
  [2, 1, 8],
  [9, 100, 1335],
  [114, 6, 6236],
])("verse %i:%i is number %i of the Quran", (surah, verse, ordinal) => {
  expect(ordinalOfVerse(surah, verse)).toBe(ordinal);
  expect(verseOfOrdinal(ordinal)).toEqual({ surah, verse });
});

test("every ordinal has a verse, and there is no other", () => {
  for (let ordinal = 1; ordinal <= VERSES; ordinal += 1) {
    const { surah, verse } = verseOfOrdinal(ordinal);
    expect(ordinalOfVerse(surah, verse)).toBe(ordinal);
  }
  for (const none of [0, 6237, 1.5, Number.NaN])
    expect(() => verseOfOrdinal(none)).toThrow(RangeError);
  for (const [surah, verse] of [
    [0, 1],
    [115, 1],
    [1, 8],
    [1, 0],
    [1, 1.5],
  ] as const)
    expect(() => ordinalOfVerse(surah, verse)).toThrow(RangeError);
});

test("a span is written as ranges of its surahs", () => {
  expect(rangesOfSpan({ from: 6194, to: VERSES }).map(({ surah }) => surah)).toEqual([
    106, 107, 108, 109, 110, 111, 112, 113, 114,
  ]);
  expect(rangesOfSpan({ from: 5, to: 9 })).toEqual([
    { surah: 1, from: 5, to: 7 },
    { surah: 2, from: 1, to: 2 },
  ]);
});

const sorted = (some: Iterable<number>): number[] =>
  [...new Set(some)].sort((one, other) => one - other);

const listed = (some: readonly { from: number; to: number }[]): number[] =>
  some.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

test("sets of verses agree with sets of numbers", () => {
  const span = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 9 }));
  const spans = fc.array(
    span.map(([from, more]) => ({ from, to: from + more })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(spans, spans, (one, other) => {
      const [a, b] = [verseSet(one), verseSet(other)];
      const inB = new Set(listed(other));
      expect(listed(a)).toEqual(sorted(listed(one)));
      expect(countVerses(a)).toBe(new Set(listed(one)).size);
      expect(listed(withoutVerses(a, b))).toEqual(listed(a).filter((at) => !inB.has(at)));
      expect(listed(commonVerses(a, b))).toEqual(listed(a).filter((at) => inB.has(at)));
    }),
    { numRuns: 300, seed: 1 },
  );
});
