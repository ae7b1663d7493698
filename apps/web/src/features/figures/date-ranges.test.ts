import { expect, test } from "vitest";
import { dateRanges } from "./date-ranges.ts";

test("dates that follow each other are one range, over the end of a month too", () => {
  expect(
    dateRanges(["2026-11-25", "2026-11-29", "2026-11-30", "2026-12-01", "2026-12-03"]),
  ).toEqual([
    ["2026-11-25", "2026-11-25"],
    ["2026-11-29", "2026-12-01"],
    ["2026-12-03", "2026-12-03"],
  ]);
  expect(dateRanges([])).toEqual([]);
});
