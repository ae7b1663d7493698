import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rangesOfDay } from "../plan.ts";
import { minutesOf } from "../verse-minutes.ts";
import { countVerses, rangesOfSpan, verseSet, WHOLE_QURAN } from "@daily-quran/quran/verse-spans";
import { divideVerses } from "./pace.ts";

const WHOLE = [WHOLE_QURAN];

test("300 days are those of the shared plan", () => {
  const days = divideVerses(WHOLE, { kind: "days", days: 300 });
  expect(days.map((day) => day.flatMap(rangesOfSpan))).toEqual(
    Array.from({ length: 300 }, (_, index) => rangesOfDay(index + 1)),
  );
});

test("30 days are the 30 juz", () => {
  const days = divideVerses(WHOLE, { kind: "days", days: 30 });
  expect(days).toHaveLength(30);
  expect(days[1]?.flatMap(rangesOfSpan)).toEqual([{ surah: 2, from: 142, to: 252 }]);
  expect(days[29]?.flatMap(rangesOfSpan)[0]).toEqual({ surah: 78, from: 1, to: 40 });
});

test("other days have about as many words each", () => {
  const minutes = divideVerses(WHOLE, { kind: "days", days: 100 }).map(minutesOf);
  expect(minutes).toHaveLength(100);
  expect(Math.min(...minutes)).toBeGreaterThan(27);
  expect(Math.max(...minutes)).toBeLessThan(33);
});

test("minutes a day are met as nearly as whole verses allow", () => {
  const minutes = divideVerses(WHOLE, { kind: "minutes", minutes: 10 }).map(minutesOf);
  expect(minutes).toHaveLength(298);
  expect(minutes.slice(0, 4).map((day) => Math.round(day))).toEqual([10, 10, 10, 10]);
  expect(Math.max(...minutes)).toBeLessThan(12.5);
});

test("a verse longer than a day's minutes is a day of its own", () => {
  const longest = verseSet([{ from: 288, to: 290 }]);
  const days = divideVerses(longest, { kind: "minutes", minutes: 2 });
  expect(days).toContainEqual([{ from: 289, to: 289 }]);
});

test("more days than verses are as many days as verses", () => {
  const days = divideVerses([{ from: 6231, to: 6236 }], { kind: "days", days: 30 });
  expect(days.map((day) => day[0]?.from)).toEqual([6231, 6232, 6233, 6234, 6235, 6236]);
  expect(divideVerses([], { kind: "days", days: 30 })).toEqual([]);
});

test("any verses at any pace are divided in order, without an empty day", () => {
  const spans = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 0, max: 236 }))
      .map(([from, more]) => ({ from, to: from + more })),
    { maxLength: 5 },
  );
  const pace = fc.oneof(
    fc.record({ kind: fc.constant("days" as const), days: fc.integer({ min: 1, max: 400 }) }),
    fc.record({
      kind: fc.constant("minutes" as const),
      minutes: fc.integer({ min: 2, max: 120 }),
    }),
  );
  fc.assert(
    fc.property(spans, pace, (some, chosen) => {
      const verses = verseSet(some);
      const days = divideVerses(verses, chosen);
      expect(verseSet(days.flat())).toEqual(verses);
      expect(days.reduce((sum, day) => sum + countVerses(day), 0)).toBe(countVerses(verses));
      expect(days.every((day) => day.length > 0)).toBe(true);
      const most = chosen.kind === "days" ? chosen.days : Infinity;
      expect(days.length).toBeLessThanOrEqual(Math.min(most, countVerses(verses)));
    }),
    { numRuns: 60, seed: 2 },
  );
});
