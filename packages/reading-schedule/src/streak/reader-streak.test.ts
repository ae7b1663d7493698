import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CalendarDay } from "../calendar-day.ts";
import { readerStreak } from "./reader-streak.ts";

const PLACES = [
  "Asia/Dhaka",
  "Asia/Kathmandu",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
  "Pacific/Apia",
];

/** Dates of March 2026, or in full, all in one zone. */
const datesIn = (timeZone: string, ...dates: (number | CalendarDay)[]) =>
  dates.map((date) => ({
    date: typeof date === "number" ? addDays("2026-03-01", date - 1) : date,
    timeZone,
  }));
const streakIn = (
  timeZone: string,
  read: (number | CalendarDay)[],
  today: number | CalendarDay,
) => {
  const [now] = datesIn(timeZone, today);
  if (!now) throw new Error("no date");
  return readerStreak(datesIn(timeZone, ...read), now);
};

// The clocks of Los Angeles go forward on 8 March 2026.
test.each(PLACES)("in %s a streak forgives one missed day and no second", (zone) => {
  const table: [read: number[], today: number, days: number, missed: number[]][] = [
    [[], 5, 0, []],
    [[5], 5, 1, []],
    [[4], 5, 1, []],
    [[3], 5, 1, [4]],
    [[2], 5, 0, [3, 4]],
    [[6, 7, 8, 9, 10], 10, 5, []],
    [[6, 7, 9, 10], 10, 4, [8]],
    [[6, 7, 9], 11, 3, [8, 10]],
    [[6, 7, 10], 10, 1, [8, 9]],
    [[6, 7, 11], 12, 1, [8, 9, 10]],
    [[2, 4, 7, 8], 8, 2, [3, 5, 6]],
    // Made up today, the 3rd would count for today: it is too long ago.
    [[1, 2, 4, 5, 6, 7, 8, 9, 10, 11], 11, 10, []],
    [[1, 2, 5, 6, 7, 8, 9, 10, 11], 11, 7, [4]],
    [[1, 2, 6, 7, 8, 9, 10, 11], 12, 6, []],
    [[6, 7, 8, 10], 10, 4, [9]],
    [[5, 7, 9, 11], 12, 4, [6, 8, 10]],
    [[1], 20, 0, []],
  ];
  for (const [read, today, days, missed] of table) {
    const dates = missed.map((day) => addDays("2026-03-01", day - 1));
    expect(streakIn(zone, read, today), `${read.join()} on ${today}`).toMatchObject({
      days,
      missed: dates,
      isTodayRead: read.includes(today),
    });
  }
});

test.each([
  ["America/Los_Angeles", "2026-03-08"],
  ["America/Los_Angeles", "2026-11-01"],
  ["Pacific/Apia", "2012-04-01"],
] as const)(
  "in %s the day on which the clocks change, %s, is a day like others",
  (zone, change) => {
    const around = (...days: number[]) => days.map((day) => addDays(change, day));
    expect(streakIn(zone, around(-2, -1, 0, 1), addDays(change, 1)).days).toBe(4);
    expect(streakIn(zone, around(-2, -1, 1), addDays(change, 1))).toMatchObject({
      days: 3,
      missed: [change],
    });
    expect(streakIn(zone, around(-3, -2, 1), addDays(change, 1)).days).toBe(1);
  },
);

test("30 December 2011, which Samoa left out, is not missed", () => {
  expect(
    streakIn("Pacific/Apia", ["2011-12-28", "2011-12-29", "2011-12-31"], "2011-12-31"),
  ).toEqual({ days: 3, longest: 3, isTodayRead: true, missed: [] });
  // Another day may still be missed beside it.
  expect(streakIn("Pacific/Apia", ["2011-12-28", "2011-12-31"], "2011-12-31")).toMatchObject({
    days: 2,
    missed: ["2011-12-29"],
  });
  expect(streakIn("Pacific/Apia", ["2011-12-27", "2011-12-31"], "2011-12-31").days).toBe(1);
});

test("flying west over the date line skips no day that was had", () => {
  const read = [...datesIn("America/Los_Angeles", 1, 2), ...datesIn("Pacific/Kiritimati", 4, 5)];
  const today = { date: "2026-03-05", timeZone: "Pacific/Kiritimati" } as const;
  expect(readerStreak(read, today)).toEqual({
    days: 4,
    longest: 4,
    isTodayRead: true,
    missed: [],
  });
  const withGrace = read.filter(({ date }) => date !== "2026-03-04");
  expect(readerStreak(withGrace, today)).toMatchObject({ days: 3, missed: ["2026-03-04"] });
});

test("flying east over the date line, the same date comes again, and counts once", () => {
  const read = [...datesIn("Pacific/Kiritimati", 3, 4), ...datesIn("America/Los_Angeles", 3, 4)];
  expect(
    readerStreak(read.slice(0, 2), { date: "2026-03-03", timeZone: "America/Los_Angeles" }),
  ).toMatchObject({
    days: 2,
    isTodayRead: true,
  });
  expect(readerStreak(read, { date: "2026-03-05", timeZone: "America/Los_Angeles" })).toMatchObject(
    { days: 2, longest: 2 },
  );
});

test("a date of 14 hours is a day, one of 10 is not", () => {
  const to = { date: "2026-03-03", timeZone: "Asia/Dhaka" } as const;
  expect(readerStreak([...datesIn("America/Los_Angeles", 1), to], to).missed).toEqual([]);
  expect(readerStreak([...datesIn("Atlantic/Azores", 1), to], to).missed).toEqual(["2026-03-02"]);
});

test("of a clock that is a day ahead tomorrow counts, and nothing after it yet", () => {
  expect(streakIn("Asia/Dhaka", [4, 5, 6], 5)).toMatchObject({ days: 3, isTodayRead: true });
  expect(streakIn("Asia/Dhaka", [4, 5, "9999-12-31"], 5)).toMatchObject({ days: 2, longest: 2 });
});

test("a zone that this device does not know breaks no streak", () => {
  expect(streakIn("Mars/Olympus", [1, 2, 4], 4)).toMatchObject({ days: 3, missed: ["2026-03-03"] });
});

/** The streak in Dhaka of dates of March 2026, with rests on others of them. */
const withRests = (read: readonly number[], today: number, resting: readonly number[]) => {
  const [now] = datesIn("Asia/Dhaka", today);
  if (!now) throw new Error("no date");
  const rests = new Set(datesIn("Asia/Dhaka", ...resting).map(({ date }) => date));
  return readerStreak(datesIn("Asia/Dhaka", ...read), now, (date) => rests.has(date));
};

test.each<[read: number[], today: number, rests: number[], days: number, missed: number[]]>([
  [[2, 3, 4, 5], 6, [6], 4, []],
  [[2, 3, 4, 5], 7, [6], 4, []],
  [[2, 3, 4, 5], 8, [6], 4, [7]],
  [[2, 3, 4, 5], 9, [6], 0, [7, 8]],
  [[2, 3, 4, 5, 7, 8], 8, [6], 6, []],
  [[2, 3, 4, 7, 8], 8, [6], 5, [5]],
  // What is read on a day of rest counts.
  [[2, 3, 4, 5, 6, 7, 8], 8, [6], 7, []],
  // A pause of ten days, and a day missed before it that can't be made up any more.
  [[1, 2, 14], 14, [4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 3, []],
  [[1, 2], 14, [4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 2, []],
  [[1], 14, [4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 0, []],
  [[1], 14, [4, 5, 6, 7, 8, 9, 10, 11, 12], 0, []],
])("of %j on %i a streak passes over the rests %j", (read, today, resting, days, missed) => {
  expect(withRests(read, today, resting)).toMatchObject({
    days,
    missed: missed.map((day) => addDays("2026-03-01", day - 1)),
  });
});

test("rests never shorten a streak, add no day to it, and none is ever missed", () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 20 });
  fc.assert(
    fc.property(days, days, (read, resting) => {
      const without = withRests(read, 20, []);
      const { days: count, longest, missed } = withRests(read, 20, resting);
      expect(count).toBeGreaterThanOrEqual(without.days);
      expect(longest).toBeGreaterThanOrEqual(without.longest);
      expect(longest).toBeLessThanOrEqual(read.length);
      for (const date of missed) expect(resting).not.toContain(Number(date.slice(8)));
      const made = missed.map((date) => Number(date.slice(8)));
      expect(withRests([...read, ...made], 20, resting).days).toBeGreaterThanOrEqual(count);
      expect(withRests([...read, ...made], 20, resting).missed).toEqual([]);
    }),
    { numRuns: 200, seed: 7 },
  );
});

test("making up any missed day never shortens a streak, and all of them mend it", () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 20 });
  fc.assert(
    fc.property(days, fc.constantFrom(...PLACES), (read, zone) => {
      const { days: before, missed } = streakIn(zone, read, 20);
      for (const date of missed)
        expect(streakIn(zone, [...read, date], 20).days).toBeGreaterThanOrEqual(before);
      const mended = streakIn(zone, [...read, ...missed], 20);
      expect(mended.days).toBeGreaterThanOrEqual(before + missed.length);
      expect(mended.missed).toEqual([]);
    }),
    { numRuns: 100, seed: 4 },
  );
});
