import * as fc from "fast-check";
import { expect, test } from "vitest";
import { zonedInstant } from "../../test/zoned-instants.ts";
import { DAY_MS } from "../calendar-day.ts";
import { localDate, nextReminder, usefulUntil } from "./reminder-time.ts";

const iso = (instant: number) => new Date(instant).toISOString().replace(":00.000Z", "Z");
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test.each([
  ["UTC", "06:30", "2026-03-02T06:30Z", "2026-03-03T06:30Z"],
  ["Asia/Kathmandu", "06:30", "2026-03-02T00:44Z", "2026-03-02T00:45Z"],
  ["Asia/Kolkata", "05:00", "2026-03-02T00:00Z", "2026-03-02T23:30Z"],
  ["Asia/Dhaka", "23:59", "2026-03-02T00:00Z", "2026-03-02T17:59Z"],
  // 02:30 does not exist.
  ["America/Los_Angeles", "02:30", "2026-03-08T08:00Z", "2026-03-08T10:00Z"],
  ["America/Los_Angeles", "02:30", "2026-03-08T10:00Z", "2026-03-09T09:30Z"],
  ["Europe/London", "01:30", "2026-03-29T00:00Z", "2026-03-29T01:00Z"],
  ["Australia/Lord_Howe", "02:15", "2026-10-03T12:00Z", "2026-10-03T15:30Z"],
  ["America/Sao_Paulo", "00:30", "2018-11-03T12:00Z", "2018-11-04T03:00Z"],
  ["Europe/Berlin", "02:30", "2026-03-28T12:00Z", "2026-03-29T01:00Z"],
  ["Africa/Cairo", "00:30", "2026-04-23T12:00Z", "2026-04-23T22:00Z"],
  ["Pacific/Chatham", "03:00", "2026-09-26T00:00Z", "2026-09-26T14:00Z"],
  // 01:30 exists twice: the first.
  ["America/Los_Angeles", "01:30", "2026-11-01T06:00Z", "2026-11-01T08:30Z"],
  ["America/Los_Angeles", "01:30", "2026-11-01T08:30Z", "2026-11-02T09:30Z"],
  ["Africa/Casablanca", "02:30", "2026-02-14T12:00Z", "2026-02-15T01:30Z"],
  ["Europe/Berlin", "02:30", "2026-10-24T12:00Z", "2026-10-25T00:30Z"],
  ["Pacific/Chatham", "03:00", "2026-04-04T00:00Z", "2026-04-04T13:15Z"],
  ["Asia/Tehran", "06:30", "2026-03-02T00:00Z", "2026-03-02T03:00Z"],
  // The 30th of December 2011 does not exist.
  ["Pacific/Apia", "17:00", "2011-12-30T04:00Z", "2011-12-31T03:00Z"],
])("in %s at %s, from %s on: %s", (timeZone, clock, now, next) => {
  expect(iso(nextReminder(Date.parse(now), { timeZone, minute: minutes(clock) }))).toBe(next);
});

test("a date that is dealt with is not reminded of again, and a weekday is its own", () => {
  const time = { timeZone: "Europe/London", minute: 390 };
  const now = Date.parse("2026-03-02T00:00Z");
  expect(iso(nextReminder(now, time, "2026-03-02"))).toBe("2026-03-03T06:30Z");
  expect(iso(nextReminder(now, time, "2026-03-05"))).toBe("2026-03-06T06:30Z");
  expect(iso(nextReminder(now, { ...time, weekday: 5 }))).toBe("2026-03-06T06:30Z");
  expect(iso(nextReminder(now, { ...time, weekday: 5 }, "2026-03-06"))).toBe("2026-03-13T06:30Z");
});

test("comes within two days and after now, on each local date once", () => {
  fc.assert(
    fc.property(zonedInstant, fc.integer({ min: 0, max: 1439 }), ({ now, timeZone }, minute) => {
      const at = nextReminder(now, { timeZone, minute });
      expect(at).toBeGreaterThan(now);
      expect(at - now).toBeLessThanOrEqual(2 * DAY_MS + 3_600_000);
      const after = nextReminder(at, { timeZone, minute }, localDate(at, timeZone));
      expect(localDate(after, timeZone) > localDate(at, timeZone)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test.each([
  // Three hours, unless the quiet hours or the next date begin before.
  ["UTC", "2026-03-02T06:30Z", "22:00", "05:00", "2026-03-02T09:30Z"],
  ["UTC", "2026-03-02T20:30Z", "22:00", "05:00", "2026-03-02T22:00Z"],
  ["UTC", "2026-03-02T22:30Z", "22:00", "05:00", "2026-03-03T00:00Z"],
  ["UTC", "2026-03-02T03:30Z", "22:00", "05:00", "2026-03-02T06:30Z"],
  ["UTC", "2026-03-02T12:00Z", "13:00", "15:00", "2026-03-02T13:00Z"],
  ["UTC", "2026-03-02T13:00Z", "13:00", "15:00", "2026-03-02T16:00Z"],
  ["UTC", "2026-03-02T20:30Z", "22:00", "22:00", "2026-03-02T23:30Z"],
  ["Asia/Kathmandu", "2026-03-02T15:15Z", "22:00", "05:00", "2026-03-02T16:15Z"],
  // The clock goes from 02:00 to 03:00, and from 02:00 to 01:00.
  ["America/Los_Angeles", "2026-03-08T09:00Z", "03:30", "05:00", "2026-03-08T10:30Z"],
  ["America/Los_Angeles", "2026-11-01T08:00Z", "02:30", "05:00", "2026-11-01T10:30Z"],
])("in %s what was due at %s, with quiet from %s to %s, helps until %s", (...row) => {
  const [timeZone, dueAt, from, to, until] = row;
  const quiet = { timeZone, from: minutes(from), to: minutes(to) };
  expect(iso(usefulUntil(Date.parse(dueAt), quiet))).toBe(until);
});
