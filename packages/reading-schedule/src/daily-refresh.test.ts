import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { zonedInstant } from "../test/zoned-instants.ts";
import { addDays, type CalendarDay } from "./calendar-day.ts";
import { dailyRefresh } from "./daily-refresh.ts";

const MINUTE_MS = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

const iso = (instant: number) => new Date(instant).toISOString();

function decide(now: string, timeZone: string, lastRefreshDay?: CalendarDay) {
  const { kind, day, nextAt } = dailyRefresh({ now: Date.parse(now), timeZone, lastRefreshDay });
  return [kind, day, iso(nextAt)];
}

describe("dailyRefresh in Dhaka, where 17:00 is 11:00 UTC", () => {
  const at10 = "2025-04-10T11:00:00.000Z";
  const at11 = "2025-04-11T11:00:00.000Z";

  test.each<[string, CalendarDay | undefined, readonly string[]]>([
    ["2025-04-10T10:59:59.999Z", "2025-04-09", ["wait", "2025-04-10", at10]],
    ["2025-04-10T11:00:00.000Z", "2025-04-09", ["refresh", "2025-04-10", at11]],
    ["2025-04-10T11:00:00.000Z", undefined, ["refresh", "2025-04-10", at11]],
    ["2025-04-10T17:59:59.999Z", "2025-04-10", ["skip", "2025-04-10", at11]],
    ["2025-04-10T18:00:00.000Z", "2025-04-10", ["wait", "2025-04-11", at11]],
    ["2025-04-10T01:00:00.000Z", undefined, ["wait", "2025-04-10", at10]],
    ["2025-04-10T01:00:00.000Z", "2025-04-10", ["skip", "2025-04-10", at11]],
    ["2025-04-10T12:00:00.000Z", "2099-01-01", ["refresh", "2025-04-10", at11]],
  ])("at %s, last on %s: %j", (now, last, decision) => {
    expect(decide(now, "Asia/Dhaka", last)).toEqual(decision);
  });
});

describe("the next refresh", () => {
  test.each([
    ["Etc/GMT+12", "2025-04-10T04:59:59.999Z", "2025-04-10T05:00:00.000Z"],
    ["Etc/GMT+12", "2025-04-10T05:00:00.000Z", "2025-04-11T05:00:00.000Z"],
    ["Asia/Kathmandu", "2025-04-10T00:00:00.000Z", "2025-04-10T11:15:00.000Z"],
    ["Asia/Kolkata", "2025-04-10T12:00:00.000Z", "2025-04-11T11:30:00.000Z"],
    ["Pacific/Chatham", "2025-01-10T00:00:00.000Z", "2025-01-10T03:15:00.000Z"],
    ["Pacific/Kiritimati", "2025-04-10T03:00:00.000Z", "2025-04-11T03:00:00.000Z"],
    // The clock is changed in between: 23 hours to the next, then 25, then 23 and a half.
    ["America/Los_Angeles", "2024-03-10T01:00:00.000Z", "2024-03-11T00:00:00.000Z"],
    ["America/Los_Angeles", "2024-11-03T00:00:00.000Z", "2024-11-04T01:00:00.000Z"],
    ["Australia/Lord_Howe", "2024-10-05T06:30:00.000Z", "2024-10-06T06:00:00.000Z"],
  ])("in %s after %s is at %s", (timeZone, now, nextAt) => {
    const next = dailyRefresh({ now: Date.parse(now), timeZone, lastRefreshDay: undefined });
    expect(iso(next.nextAt)).toBe(nextAt);
  });
});

describe("where 17:00 is not once a day", () => {
  test("Apia skips from the 29th to the 31st of December 2011", () => {
    const at31 = "2011-12-31T03:00:00.000Z";
    const on29 = ["refresh", "2011-12-29", at31];
    expect(decide("2011-12-30T03:00:00.000Z", "Pacific/Apia", "2011-12-28")).toEqual(on29);
    const on31 = ["wait", "2011-12-31", at31];
    expect(decide("2011-12-30T10:00:00.000Z", "Pacific/Apia", "2011-12-29")).toEqual(on31);
  });

  test("Vostok turns midnight back to 17:00, and refreshes at the first 17:00 alone", () => {
    const tomorrow = "1994-02-01T17:00:00.000Z";
    const first = ["refresh", "1994-01-31", tomorrow];
    expect(decide("1994-01-31T10:00:00.000Z", "Antarctica/Vostok", "1994-01-30")).toEqual(first);
    const second = ["skip", "1994-01-31", tomorrow];
    expect(decide("1994-01-31T17:00:00.000Z", "Antarctica/Vostok", "1994-01-31")).toEqual(second);
  });
});

test("decides the same as checking the clock every minute", () => {
  fc.assert(
    fc.property(zonedInstant, fc.integer({ min: -2, max: 1 }), ({ now, timeZone }, offset) => {
      const refreshes = refreshesByMinute(now, timeZone);
      const day = shownTime(now, timeZone).slice(0, 10) as CalendarDay;
      const lastRefreshDay = addDays(day, offset);
      const nextOn = [...refreshes].find(([other]) => other > day)?.[1];
      const todaysAt = refreshes.get(day) ?? Infinity;
      const late = todaysAt <= now ? "refresh" : "wait";
      const kind = lastRefreshDay === day ? "skip" : late;
      const nextAt = kind === "wait" ? todaysAt : nextOn;
      expect(dailyRefresh({ now, timeZone, lastRefreshDay })).toEqual({ kind, day, nextAt });
    }),
    { numRuns: 80 },
  );
});

test("followed from each instant to the next, refreshes once on every local day", () => {
  fc.assert(
    fc.property(zonedInstant, ({ now, timeZone }) => {
      let { nextAt } = dailyRefresh({ now, timeZone, lastRefreshDay: undefined });
      let lastRefreshDay: CalendarDay | undefined;
      for (let round = 0; round < 7; round += 1) {
        const done = dailyRefresh({ now: nextAt, timeZone, lastRefreshDay });
        expect(done.kind).toBe("refresh");
        expect(shownTime(nextAt, timeZone)).toBe(`${done.day} 17:00:00`);
        const again = dailyRefresh({ now: nextAt, timeZone, lastRefreshDay: done.day });
        expect(again).toEqual({ ...done, kind: "skip" });
        lastRefreshDay = done.day;
        nextAt = done.nextAt;
      }
    }),
    { numRuns: 300 },
  );
});

/** What the clock of a zone shows, `2024-03-10 17:00:00`, by the platform alone. */
function shownTime(now: number, timeZone: string): string {
  return clockOf(timeZone).format(now);
}

/** A slow reference: the refreshes from a day before `now` to three days after, found minute by minute. */
function refreshesByMinute(now: number, timeZone: string): ReadonlyMap<string, number> {
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS - 32 * 60 * MINUTE_MS;
  // 17:00 of the day on which the search starts may lie before it.
  const tooEarly = shownTime(start, timeZone).slice(0, 10);
  const found = new Map<string, number>();
  for (let minute = 0; minute < 107 * 60; minute += 1) {
    const at = start + minute * MINUTE_MS;
    const [day = "", time = ""] = shownTime(at, timeZone).split(" ");
    if (day !== tooEarly && time >= "17:00:00" && !found.has(day)) found.set(day, at);
  }
  return found;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(timeZone, clock);
  return clock;
}
