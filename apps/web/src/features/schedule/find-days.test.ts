import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { expect, test } from "vitest";
import { schedule } from "../../test/readings.ts";
import { findDays } from "./find-days.ts";

const days = (search: string) => findDays(schedule(), search).map(({ day }: ScheduleEntry) => day);

test.each([
  ["", 300],
  ["   ", 300],
  ["?", 0],
  ["moses", 0],
])("%j finds %i days", (search, count) => {
  expect(days(search)).toHaveLength(count);
});

test.each([
  ["300", [300]],
  ["Day 29", [29, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299]],
  ["  AL-FATIHA ", [1]],
  ["al fatihah", []],
  ["fatiha", [1]],
  ["alfatiha", [1]],
  ["yasin", [219, 220, 221, 222]],
  ["Ya-Sin", [219, 220, 221, 222]],
  ["abasa", [292]],
  ["‘Abasa", [292]],
  ["quraysh–an-nas", [300]],
])("%j finds the days %j", (search, found) => {
  expect(days(search)).toEqual(found);
});
