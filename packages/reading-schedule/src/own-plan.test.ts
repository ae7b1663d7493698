import { expect, test } from "vitest";
import { ownPlanDay } from "./own-plan.ts";

test.each([
  ["2026-02-03T00:00:00Z", 17],
  ["2026-02-03T23:59:59Z", 17],
  ["2026-02-04T00:00:00Z", 18],
  ["2026-11-13T12:00:00Z", 300],
  ["2026-11-14T12:00:00Z", 1],
  ["2026-02-02T12:00:00Z", 16],
])("a plan begun at day 17 on 2026-02-03 is at %s at day %i", (instant, day) => {
  expect(ownPlanDay(Date.parse(instant), { day: 17, since: "2026-02-03" })).toBe(day);
});
