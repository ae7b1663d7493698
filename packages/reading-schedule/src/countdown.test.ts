import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countdown } from "./countdown.ts";
import { nextDayStart } from "./global-day.ts";

const untilMidnight = (now: number) => nextDayStart(now) - now;

test.each([
  ["2025-04-10T18:47:27.000Z", 5, 12, 33],
  ["2025-04-10T18:47:27.001Z", 5, 12, 32],
  ["2025-04-10T00:00:00.000Z", 24, 0, 0],
  ["2025-04-10T23:59:59.999Z", 0, 0, 0],
  ["1969-12-31T22:00:00.000Z", 2, 0, 0],
])("at %s there are %i hours, %i minutes and %i seconds left", (now, hours, minutes, seconds) => {
  expect(countdown(untilMidnight(Date.parse(now)))).toEqual({ hours, minutes, seconds });
});

test("adds up to the whole seconds that are left", () => {
  const instant = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) });
  fc.assert(
    fc.property(instant, (now) => {
      const { hours, minutes, seconds } = countdown(untilMidnight(now));
      const left = untilMidnight(now) - (hours * 3600 + minutes * 60 + seconds) * 1000;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThan(1000);
      expect([minutes < 60, seconds < 60]).toEqual([true, true]);
    }),
  );
});
