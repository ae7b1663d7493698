import { expect, test } from "vitest";
import { passage } from "../../../test/readings.ts";
import { partsByDay } from "./parts-by-day.ts";

test("a surah is cut where a day begins, and no part is taken for lower than it is", () => {
  const [surah] = passage([280, 281], (number) => number === 67).surahs;
  const parts = partsByDay(surah?.verses ?? []);
  expect(parts.map(({ day, verses }) => [day, verses.length])).toEqual([
    [280, 12],
    [281, 18],
  ]);
  // Measured at 360 pixels, in the standard sizes without a translation.
  expect(parts.map(({ height }) => height)).toEqual([3278, 4746]);
});
