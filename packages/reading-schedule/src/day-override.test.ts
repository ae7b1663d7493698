import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampDayOverride, currentDay, isDayOverrideStale } from "./day-override.ts";

test.each([
  [1, 1],
  [300, 300],
  [0, 1],
  [-5, 1],
  [301, 300],
  [12.9, 12],
  [Infinity, 300],
  [-Infinity, 1],
])("an override of %d is set as %d", (requested, day) => {
  expect(clampDayOverride(requested)).toBe(day);
});

test("an override that is no number is refused", () => {
  expect(() => clampDayOverride(Number.NaN)).toThrow(RangeError);
  expect(() => clampDayOverride(undefined as unknown as number)).toThrow(RangeError);
});

test.each([
  [undefined, 101],
  [7, 7],
])("with the override %j, the reader's day on 2025-07-19 is %d", (override, day) => {
  expect(currentDay(Date.UTC(2025, 6, 19), override)).toBe(day);
});

describe("isDayOverrideStale", () => {
  // 05:00 in Los Angeles is 13:00 UTC in winter and 12:00 UTC in summer.
  test.each([
    ["2025-01-15T12:59:30.000Z", false],
    ["2025-01-15T12:59:30.001Z", true],
    ["2025-01-15T12:59:59.999Z", true],
    ["2025-01-15T13:00:00.000Z", false],
    ["2025-01-15T11:59:45.000Z", false],
    ["2025-07-15T11:59:45.000Z", true],
    ["2025-07-15T12:59:45.000Z", false],
    ["2025-07-15T23:59:45.000Z", false],
    ["2025-03-08T12:59:45.000Z", true],
    ["2025-03-09T11:59:45.000Z", true],
    ["2025-03-09T12:59:45.000Z", false],
    ["2025-11-01T11:59:45.000Z", true],
    ["2025-11-02T12:59:45.000Z", true],
    ["2025-11-02T11:59:45.000Z", false],
    ["1969-12-31T12:59:45.000Z", true],
  ])("at %s is %j", (now, stale) => expect(isDayOverrideStale(Date.parse(now))).toBe(stale));

  test("is what the clock of Los Angeles says, over decades", () => {
    const clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "America/Los_Angeles",
      timeStyle: "medium",
    });
    const nearFive = fc
      .tuple(fc.integer({ min: 0, max: 25_000 }), fc.integer({ min: -45, max: 45 }))
      .chain(([day, second]) =>
        fc.constantFrom(12, 13).map((hour) => ((day * 24 + hour) * 3600 + second) * 1000 + 500),
      );
    fc.assert(
      fc.property(nearFive, (now) => {
        const shown = clock.format(now);
        expect(isDayOverrideStale(now)).toBe(shown >= "04:59:30" && shown <= "04:59:59");
      }),
      { numRuns: 1000 },
    );
  });
});
