import { expect, test } from "vitest";
import { StartCycleInput } from "./cycle.ts";

const MINIMAL = { name: "Ramadan", startDate: "2026-03-01" };

function faultOf(input: object): string | undefined {
  return StartCycleInput.safeParse(input).error?.issues[0]?.message;
}

test("what is left out of a cycle takes the defaults of the specification", () => {
  expect(StartCycleInput.parse(MINIMAL)).toEqual({
    name: "Ramadan",
    startDate: "2026-03-01",
    readingPlan: "detailed",
    settings: {
      startDay: 1,
      dailyCheckInRequired: true,
      leaderboardEnabled: true,
      quizEnabled: true,
      pointsPerReading: 1,
      pointsPerTranslation: 2,
      pointsPerTafseer: 3,
      gradedOnly: false,
    },
  });
});

test("given settings are kept, and the others have their defaults", () => {
  const { settings } = StartCycleInput.parse({ ...MINIMAL, settings: { startDay: 300 } });
  expect([settings.startDay, settings.pointsPerTafseer]).toEqual([300, 3]);
});

test.each([
  ["2026-03-01", "2026-03-01"],
  ["2024-02-29", "2024-02-29"],
  ["2000-01-01", "2000-01-01"],
  ["2999-12-31", "2999-12-31"],
  ["2026-03-01T23:59:59.999Z", "2026-03-01"],
  ["2026-03-01T01:00:00+06:00", "2026-02-28"],
])("the start date %s is %s", (startDate, day) => {
  const once = StartCycleInput.parse({ ...MINIMAL, startDate });
  expect(once.startDate).toBe(day);
  expect(StartCycleInput.parse(once)).toEqual(once);
});

const NO_DATE = "The start date must be a date that exists, as YYYY-MM-DD.";
const OUT_OF_BOUNDS = "The start date must be between 2000-01-01 and 2999-12-31.";

test.each([
  [{ startDate: undefined }, "Start date is required"],
  [{ startDate: "2026-02-30" }, NO_DATE],
  [{ startDate: "2025-02-29" }, NO_DATE],
  [{ startDate: "2026-02-30T00:00:00Z" }, NO_DATE],
  [{ startDate: "2026-03-01T00:00:00" }, NO_DATE],
  [{ startDate: "1 March 2026" }, NO_DATE],
  [{ startDate: "" }, NO_DATE],
  [{ startDate: "1999-12-31" }, OUT_OF_BOUNDS],
  [{ startDate: "3000-01-01" }, OUT_OF_BOUNDS],
  [{ startDate: 20260301 }, "This must be text."],
  [{ name: undefined }, "Cycle name is required"],
  [{ name: " " }, "Cycle name is required"],
  [{ name: "a".repeat(101) }, "Name too long"],
  [{ name: "a\0" }, "This contains a character that is not text."],
  [{ readingPlan: "weekly" }, 'The reading plan must be "detailed".'],
  [{ settings: { startDay: 0 } }, "The start day must be a whole number from 1 to 300."],
  [{ settings: { startDay: 301 } }, "The start day must be a whole number from 1 to 300."],
  [{ settings: { startDay: "1" } }, "The start day must be a whole number from 1 to 300."],
  [{ settings: { pointsPerReading: -1 } }, "Points must be a whole number from 0 to 100."],
  [{ settings: { pointsPerTranslation: 101 } }, "Points must be a whole number from 0 to 100."],
  [{ settings: { pointsPerTafseer: 1.5 } }, "Points must be a whole number from 0 to 100."],
  [{ settings: { quizEnabled: "yes" } }, "This is either true or false."],
])("a cycle with %j is refused", (part, message) => {
  expect(faultOf({ ...MINIMAL, ...part })).toBe(message);
});

test("points may be 0 and 100", () => {
  const settings = { pointsPerReading: 0, pointsPerTafseer: 100 };
  expect(StartCycleInput.parse({ ...MINIMAL, settings }).settings).toMatchObject(settings);
});
