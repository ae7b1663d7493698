import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_POINTS, accuracyPercent, earnedPoints, maximumPoints } from "./points.ts";

test("earns 1, 2 and 3 points by default: 6 a day, 1,800 over the 300 days", () => {
  expect(earnedPoints({ reading: 1, translation: 0, tafseer: 0 }, DEFAULT_POINTS)).toBe(1);
  expect(earnedPoints({ reading: 0, translation: 1, tafseer: 0 }, DEFAULT_POINTS)).toBe(2);
  expect(earnedPoints({ reading: 0, translation: 0, tafseer: 1 }, DEFAULT_POINTS)).toBe(3);
  expect(maximumPoints(DEFAULT_POINTS)).toBe(6);
  expect(maximumPoints(DEFAULT_POINTS) * 300).toBe(1800);
});

test("earns what the cycle's settings say", () => {
  const points = { reading: 5, translation: 0, tafseer: 10 };
  expect(maximumPoints(points)).toBe(15);
  expect(earnedPoints({ reading: 1, translation: 1, tafseer: 0 }, points)).toBe(5);
});

test.each([
  [0, 0],
  [1, 33],
  [2, 67],
  [3, 100],
])("%i right answers of 3 are %i percent", (right, percent) => {
  const correct = {
    reading: Number(right > 0),
    translation: Number(right > 1),
    tafseer: Number(right > 2),
  };
  expect(accuracyPercent(correct)).toBe(percent);
});

test("is 0 percent accurate where nothing was asked", () => {
  const none = { reading: 0, translation: 0, tafseer: 0 };
  expect(accuracyPercent(none, none)).toBe(0);
});

function each(value: fc.Arbitrary<number>) {
  return fc.record({ reading: value, translation: value, tafseer: value });
}

test("never earns more than the maximum", () => {
  const answer = fc.integer({ min: 0, max: 1 });
  const setting = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(each(answer), each(setting), (correct, points) => {
      expect(earnedPoints(correct, points)).toBeLessThanOrEqual(maximumPoints(points));
    }),
  );
});
