import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_POINTS, earnedPoints } from "./points.ts";
import { faultOfReport } from "./reported-result.ts";

const ALL_RIGHT = { reading: 1, translation: 1, tafseer: 1 };

test.each([
  [{ reading: 0, translation: 0, tafseer: 0 }, 0],
  [{ reading: 1, translation: 0, tafseer: 1 }, 4],
  [ALL_RIGHT, 6],
])("accepts %o for %i points", (correct, totalPoints) => {
  expect(faultOfReport({ correct, totalPoints }, DEFAULT_POINTS)).toBeUndefined();
});

test.each([
  { ...ALL_RIGHT, reading: 2 },
  { ...ALL_RIGHT, translation: -1 },
  { ...ALL_RIGHT, tafseer: 0.5 },
  { ...ALL_RIGHT, tafseer: Number.NaN },
])("finds %o impossible, as a day asks one question of each type", (correct) => {
  const totalPoints = earnedPoints(correct, DEFAULT_POINTS);
  expect(faultOfReport({ correct, totalPoints }, DEFAULT_POINTS)).toBe("COUNTS_IMPOSSIBLE");
});

test("checks the points by the cycle's own settings", () => {
  const points = { reading: 2, translation: 2, tafseer: 2 };
  expect(faultOfReport({ correct: ALL_RIGHT, totalPoints: 6 }, points)).toBeUndefined();
  expect(faultOfReport({ correct: ALL_RIGHT, totalPoints: 5 }, points)).toBe("POINTS_DIFFER");
});

test("accepts only the points that the counts earn", () => {
  const answer = fc.integer({ min: 0, max: 1 });
  const counts = fc.record({ reading: answer, translation: answer, tafseer: answer });
  fc.assert(
    fc.property(counts, fc.integer({ min: -10, max: 10 }), (correct, totalPoints) => {
      const isEarned = earnedPoints(correct, DEFAULT_POINTS) === totalPoints;
      const fault = faultOfReport({ correct, totalPoints }, DEFAULT_POINTS);
      expect(fault).toBe(isEarned ? undefined : "POINTS_DIFFER");
    }),
  );
});
