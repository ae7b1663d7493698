import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay, startOfUtcDay } from "./calendar-day.ts";
import {
  cycleDay,
  planEndDate,
  dueDate,
  hasCycleBegun,
  isCycleActive,
  isCycleDayOpen,
} from "./cycle-day.ts";

const fromDay1 = { startDate: "2025-04-10", startDay: 1 } as const;
const fromDay50 = { startDate: "2025-04-10", startDay: 50 } as const;
const at = (text: string) => Date.parse(text);

describe("cycleDay", () => {
  test.each([
    ["2025-04-10T00:00:00.000Z", 1, 50],
    ["2025-04-10T23:59:59.999Z", 1, 50],
    ["2025-04-11T00:00:00.000Z", 2, 51],
    ["2025-12-16T00:00:00.000Z", 251, 300],
    ["2026-02-03T12:00:00.000Z", 300, 300],
    ["2026-02-04T00:00:00.000Z", 300, 300],
    ["2030-01-01T00:00:00.000Z", 300, 300],
    ["2025-04-09T23:59:59.999Z", 1, 50],
    ["2024-01-01T00:00:00.000Z", 1, 50],
  ])("at %s is %d, or %d when the cycle starts on day 50", (now, one, fifty) => {
    expect(cycleDay(fromDay1, at(now))).toBe(one);
    expect(cycleDay(fromDay50, at(now))).toBe(fifty);
  });
});

describe("dueDate", () => {
  test.each<[number, CalendarDay, CalendarDay]>([
    [1, "2025-04-10", "2025-02-20"],
    [2, "2025-04-11", "2025-02-21"],
    [50, "2025-05-29", "2025-04-10"],
    [300, "2026-02-03", "2025-12-16"],
  ])("of day %d is %s, or %s when the cycle starts on day 50", (day, one, fifty) => {
    expect(dueDate(fromDay1, day)).toBe(one);
    expect(dueDate(fromDay50, day)).toBe(fifty);
  });

  test("of day 300 is the end date", () => {
    expect(planEndDate(fromDay1)).toBe("2026-02-03");
    expect(planEndDate(fromDay50)).toBe("2025-12-16");
  });

  test("crosses a leap day", () => {
    const cycle = { startDate: "2024-02-28", startDay: 1 } as const;
    expect([2, 3].map((day) => dueDate(cycle, day))).toEqual(["2024-02-29", "2024-03-01"]);
  });
});

test.each([
  ["2025-01-01T00:00:00.000Z", true, false],
  ["2025-04-09T23:59:59.999Z", true, false],
  ["2025-04-10T00:00:00.000Z", true, true],
  ["2026-02-03T23:59:59.999Z", true, true],
  ["2026-02-04T00:00:00.000Z", false, true],
])("at %s it is active: %j, has begun: %j", (now, active, begun) => {
  expect(isCycleActive(fromDay1, at(now))).toBe(active);
  expect(hasCycleBegun(fromDay1, at(now))).toBe(begun);
});

test.each([
  ["2025-04-09T23:59:59.999Z", 1, false],
  ["2025-04-10T00:00:00.000Z", 1, true],
  ["2025-04-10T00:00:00.000Z", 2, false],
  ["2025-04-11T00:00:00.000Z", 2, true],
  ["2025-04-11T00:00:00.000Z", 1, true],
  ["2026-03-01T00:00:00.000Z", 300, true],
  ["2026-03-01T00:00:00.000Z", 301, false],
  ["2025-04-11T00:00:00.000Z", 0, false],
  ["2025-04-11T00:00:00.000Z", 1.5, false],
])("at %s day %d is open: %j", (now, day, open) => {
  expect(isCycleDayOpen(fromDay1, day, at(now))).toBe(open);
});

test.each([
  ["2025-04-09T23:59:59.999Z", 49, false],
  ["2025-04-10T00:00:00.000Z", 49, true],
  ["2025-04-10T00:00:00.000Z", 50, true],
  ["2025-04-10T00:00:00.000Z", 51, false],
])("at %s day %d of a cycle from day 50 is open: %j", (now, day, open) => {
  expect(isCycleDayOpen(fromDay50, day, at(now))).toBe(open);
});

test.each([
  ["2025-04-19T23:59:59.999Z", 10, true],
  ["2025-04-20T00:00:00.000Z", 10, false],
  ["2030-01-01T00:00:00.000Z", 10, false],
])("at %s a cycle that ends on its day 10 is at day %d, active: %j", (now, day, active) => {
  const cycle = { ...fromDay1, endDate: "2025-04-19" } as const;
  expect(cycleDay(cycle, at(now))).toBe(day);
  expect(isCycleActive(cycle, at(now))).toBe(active);
  expect([10, 11].map((open) => isCycleDayOpen(cycle, open, at(now)))).toEqual([true, false]);
});

test("the current day is the one that is due today, and the last one open", () => {
  const cycles = fc.record({
    startDate: fc.integer({ min: 0, max: 30_000 }).map((days) => addDays("1990-01-01", days)),
    startDay: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(cycles, fc.nat(299), fc.nat(86_399_999), (cycle, index, time) => {
      const day = cycle.startDay + (index % (301 - cycle.startDay));
      const now = startOfUtcDay(dueDate(cycle, day)) + time;
      expect(cycleDay(cycle, now)).toBe(day);
      expect(isCycleActive(cycle, now)).toBe(true);
      expect(isCycleDayOpen(cycle, day, now)).toBe(true);
      expect(isCycleDayOpen(cycle, day + 1, now)).toBe(false);
    }),
  );
});
