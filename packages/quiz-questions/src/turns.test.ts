import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isTurnOf } from "./turns.ts";

test("two turns of a subject lie at least 60 days apart", () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1 });
  const areApart = fc.property(fc.integer({ min: 1 }), days, (cycleId, unordered) => {
    const subject = unordered.toSorted((one, other) => one - other);
    const turns = subject.filter((day) => isTurnOf({ cycleId, day }, "Moses", subject));
    return turns.every((day, index) => index === 0 || day - (turns[index - 1] ?? 0) >= 60);
  });
  expect(fc.check(areApart).failed).toBe(false);
});

test("a subject of every day has two or three turns in 300", () => {
  const days = Array.from({ length: 300 }, (_, index) => index + 1);
  for (let cycleId = 1; cycleId <= 20; cycleId++) {
    const turns = days.filter((day) => isTurnOf({ cycleId, day }, "Moses", days));
    expect([2, 3]).toContain(turns.length);
  }
});
