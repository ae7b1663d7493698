import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayStatus, globalDay, nextDayStart } from "./global-day.ts";

const DAY_MS = 86_400_000;
const instant = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) });

describe("globalDay", () => {
  test.each([
    ["2025-04-10T00:00:00.000Z", 1],
    ["2025-04-10T23:59:59.999Z", 1],
    ["2025-04-11T00:00:00.000Z", 2],
    ["2025-07-19T12:00:00.000Z", 101],
    ["2026-02-03T23:59:59.999Z", 300],
    ["2026-02-04T00:00:00.000Z", 1],
    ["2026-02-05T00:00:00.000Z", 2],
    ["2028-02-29T12:00:00.000Z", 156],
    ["2025-04-09T23:59:59.999Z", 300],
    ["2025-04-09T00:00:00.000Z", 300],
    ["2025-04-08T23:59:59.999Z", 299],
    ["2024-06-14T00:00:00.000Z", 1],
    ["2024-06-13T23:59:59.999Z", 300],
  ])("at %s is %d", (now, day) => expect(globalDay(Date.parse(now))).toBe(day));

  test("goes one day on every 24 hours, from 300 to 1, and is a day of the plan", () => {
    fc.assert(
      fc.property(instant, (now) => {
        const [day, next] = [globalDay(now), globalDay(now + DAY_MS)];
        expect(Number.isInteger(day) && day >= 1 && day <= 300).toBe(true);
        expect(next).toBe(day === 300 ? 1 : day + 1);
      }),
    );
  });

  test("holds until the next day starts, and no longer", () => {
    fc.assert(
      fc.property(instant, (now) => {
        expect(globalDay(nextDayStart(now) - 1)).toBe(globalDay(now));
        expect(globalDay(nextDayStart(now))).toBe((globalDay(now) % 300) + 1);
      }),
    );
  });
});

test.each([
  ["2025-04-10T00:00:00.000Z", "2025-04-11T00:00:00.000Z"],
  ["2025-04-10T23:59:59.999Z", "2025-04-11T00:00:00.000Z"],
  ["2024-02-28T12:00:00.000Z", "2024-02-29T00:00:00.000Z"],
  ["1969-12-31T12:00:00.000Z", "1970-01-01T00:00:00.000Z"],
])("after %s the next day starts at %s", (now, next) => {
  expect(nextDayStart(Date.parse(now))).toBe(Date.parse(next));
});

test.each([
  [99, "completed"],
  [100, "current"],
  [101, "upcoming"],
])("with day 100 current, day %d is %s", (day, status) => {
  expect(dayStatus(day, 100)).toBe(status);
});
