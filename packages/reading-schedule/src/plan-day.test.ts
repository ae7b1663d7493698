import { describe, expect, test } from "vitest";
import { inPlanOrder, isPlanDay, nextPlanDay, parsePlanDay, previousPlanDay } from "./plan-day.ts";

const DAYS = Array.from({ length: 300 }, (_, index) => index + 1);
const NO_DAYS = [0, 301, -1, 1.5, Number.NaN, Infinity];

describe("a day of the plan", () => {
  test("is each of 1 to 300, as a number and as a text", () => {
    expect(DAYS.filter(isPlanDay)).toEqual(DAYS);
    expect(DAYS.map((day) => parsePlanDay(String(day)))).toEqual(DAYS);
  });

  test.each([...NO_DAYS, "1", null, undefined, [1]])("%j is not one", (value) => {
    expect(isPlanDay(value)).toBe(false);
  });

  test.each(["0", "301", "1000", "-1", "1.5", "1.0", "007", "1e2", "0x10", " 1", "1 ", "١", ""])(
    "%j names none",
    (text) => expect(parsePlanDay(text)).toBeUndefined(),
  );

  test.each([
    [1, 2],
    [299, 300],
    [300, 1],
  ])("%d is followed by %d", (day, next) => {
    expect(nextPlanDay(day)).toBe(next);
    expect(previousPlanDay(next)).toBe(day);
  });

  test.each([
    [293, 0, 293],
    [293, 3, 290],
    [2, 5, 297],
    [1, 300, 1],
    [300, 601, 299],
  ])("of %d, %d days before it is %d", (day, days, before) => {
    expect(previousPlanDay(day, days)).toBe(before);
  });

  test.each([
    [298, [298, 299, 300, 1, 20, 297]],
    [1, [1, 20, 297, 298, 299, 300]],
    [21, [297, 298, 299, 300, 1, 20]],
  ])("from %d on the order is %j", (from, days) => {
    expect(inPlanOrder([1, 20, 297, 298, 299, 300], from)).toEqual(days);
  });
});
