import * as fc from "fast-check";
import { expect, test } from "vitest";
import { highestCompletedDay, streak } from "./streak.ts";

test.each([
  [[], 1, 0],
  [[1], 1, 1],
  [[1], 2, 1],
  [[1], 3, 0],
  [[1, 2, 3], 3, 3],
  [[1, 2, 3], 4, 3],
  [[1, 2, 3], 5, 0],
  [[1, 3], 3, 1],
  [[1, 2, 4, 5], 5, 2],
  [[1, 2, 3, 4, 5], 5, 5],
  [[5, 3, 4, 4], 5, 3],
  [[299, 300], 300, 2],
  [[7, 8], 6, 0],
])("with the days %j completed, the streak on day %d is %d", (days, today, length) => {
  expect(streak(days, today)).toBe(length);
});

test("is the longest run that ends today or yesterday", () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 40 });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 41 }), (completed, today) => {
      const marks = Array.from({ length: today }, (_, index) =>
        completed.includes(index + 1) ? "x" : "-",
      ).join("");
      expect(streak(completed, today)).toBe(/(x*)-?$/.exec(marks)?.[1]?.length);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [[], 0],
  [[1], 1],
  [[12, 101, 3], 101],
])("of the days %j the highest is %d", (days, highest) => {
  expect(highestCompletedDay(days)).toBe(highest);
});
