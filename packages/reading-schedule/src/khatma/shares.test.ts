import { assert, constantFrom, integer, oneof, property } from "fast-check";
import { expect, test } from "vitest";
import { countOfShares, roundAt, SHARE_PARTS, type Shares, spanOfShare } from "./shares.ts";
import { wordsOf } from "../verse-minutes.ts";

const spans = (shares: Shares) =>
  Array.from({ length: countOfShares(shares) }, (_, at) => spanOfShare(shares, at + 1));

test("the shares of every way follow each other from the first verse to the last", () => {
  const any = oneof(constantFrom(...SHARE_PARTS), integer({ min: 1, max: 604 }));
  assert(
    property(any, (shares) => {
      const all = spans(shares);
      expect([all[0]?.from, all.at(-1)?.to]).toEqual([1, 6236]);
      for (const [at, { from, to }] of all.entries())
        expect([to >= from, from]).toEqual([true, (all[at - 1]?.to ?? 0) + 1]);
    }),
    { numRuns: 60 },
  );
});

test("equal parts have about equally many words", () => {
  expect(spans(3)).toEqual([
    { from: 1, to: 1342 },
    { from: 1343, to: 3381 },
    { from: 3382, to: 6236 },
  ]);
  const words = spans(30).map((span) => wordsOf([span]));
  expect(Math.max(...words) - Math.min(...words)).toBeLessThan(100);
});

test.each([
  ["week", "2026-03-08T11:59:59Z", 0],
  ["week", "2026-03-08T12:00:00Z", 1],
  ["week", "2026-09-27T12:00:00Z", 30],
  ["month", "2026-03-31T12:00:00Z", 0],
  ["month", "2026-04-01T12:00:00Z", 1],
  ["month", "2027-03-01T12:00:00Z", 12],
] as const)("a khatma of each %s is at %s in round %i", (repeats, at, round) => {
  const began = Date.parse("2026-03-01T12:00:00Z");
  const { number, from, until = 0 } = roundAt(began, repeats, Date.parse(at));
  expect(number).toBe(round);
  expect([from <= Date.parse(at), Date.parse(at) < until]).toEqual([true, true]);
});

test("a month without the day begins on its last", () => {
  const { until = 0 } = roundAt(
    Date.parse("2026-01-31T12:00:00Z"),
    "month",
    Date.parse("2026-02-01"),
  );
  expect(new Date(until).toISOString()).toBe("2026-02-28T12:00:00.000Z");
});
